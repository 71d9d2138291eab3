import { graphql } from "gatsby";
import { Fragment } from "react";
import { servicePath } from "../../shared/anchors";
import { useSidewaysFocus } from "../browser/use-sideways-focus";
import { Action } from "../components/action";
import { MediaRow } from "../components/picture/media-row";
import { Picture } from "../components/picture/picture";
import { Reveal } from "../components/reveal";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { useTextOfKey, useTranslation } from "../i18n";
import { contactPath } from "./contact-path";
import * as styles from "./services-block.module.css";

type Service = Queries.ServicesBlockFragment["items"][number];

interface ServicesBlockProps {
  /** On the services page each with two more pictures; the one above them has the description. */
  items: readonly (Service & Partial<Queries.ServiceDetailsFragment>)[];
  /** On the services page: the page's title is the heading. */
  isPage?: boolean;
}

/** The services, each with its anchor; picture and words change sides, and every other picture is a small one; on the home page of a phone they pass sideways. */
export function ServicesBlock({ items, isPage = false }: ServicesBlockProps) {
  const { t } = useTranslation("services");
  const text = useTextOfKey();
  const tabIndex = useSidewaysFocus();
  return (
    <Section title={isPage ? undefined : t("ourServices")}>
      <div className={isPage ? undefined : "sideways"} tabIndex={isPage ? undefined : tabIndex}>
        {items.map(({ id, title, description, alt, image, focus, details, page }, index) => (
          <Fragment key={id}>
            <MediaRow
              id={id}
              title={text(title)}
              level={isPage ? 2 : 3}
              small={index % 2 === 0}
              picture={{ image, alt, focus }}
              pictureAt={index % 2 === 0 ? "end" : "start"}
              reveal={index === 0 ? "bounce" : "open"}
            >
              <Description text={text(description)} />
              <Action to={contactPath("tender", text(title))}>{t("getInTouch")}</Action>
              {(!isPage || page) && (
                <Action to={isPage ? servicePath(id) : `/services#${id}`} kind="quiet">
                  {t("more")}
                </Action>
              )}
            </MediaRow>
            {details && (
              <Reveal kind="stagger" className={styles.details}>
                {details.map(
                  (image) => image && <Picture key={image.id} image={image} alt="" sizes="52vw" />,
                )}
              </Reveal>
            )}
          </Fragment>
        ))}
      </div>
    </Section>
  );
}

/** Of this a phone's card has the first sentence. */
function Description({ text }: { text: string }) {
  const [, sentence = text, rest = ""] = /^(.+?\p{Sentence_Terminal})\s(.+)$/su.exec(text) ?? [];
  return (
    <p>
      <RunningText text={sentence} />{" "}
      <span className="rest">
        <RunningText text={rest} />
      </span>
    </p>
  );
}

export const query = graphql`
  fragment ServicesBlock on ContentServices {
    items {
      id
      title
      description
      alt(language: $language)
      image { ...HalfWidthPicture }
      focus
    }
  }

  fragment ServiceDetails on Service {
    page { summary(language: $language) }
    details {
      id
      ...HalfWidthPicture
    }
  }
`;

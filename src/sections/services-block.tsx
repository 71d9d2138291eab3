import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { Action } from "../components/action";
import { MediaRow } from "../components/picture/media-row";
import { pictureUrl } from "../components/picture/picture";
import { Section } from "../components/section";
import { useContentText, useTranslation } from "../i18n";
import { SharePart } from "./share-links";

interface ServicesBlockProps extends Queries.ServicesBlockFragment {
  /** The services page's absolute URL, to share each service; there the page's title is the heading. */
  address?: string;
  /** What stands below a service: by its position in the list. */
  below?: (index: number) => ReactNode;
}

/** The two services, each with its anchor; picture and words change sides. */
export function ServicesBlock({ items, address, below }: ServicesBlockProps) {
  const { t } = useTranslation("services");
  const text = useContentText();
  return (
    <Section title={address ? undefined : t("ourServices")}>
      {items.map(({ id, title, description, alt, image, focus }, index) => (
        <Fragment key={id}>
          <MediaRow
            id={id}
            number={items.length > 1 ? index + 1 : undefined}
            title={text(title)}
            level={address ? 2 : 3}
            picture={{ image, alt, focus }}
            pictureAt={index % 2 === 0 ? "end" : "start"}
            reveal={index === 0 ? "bounce" : "open"}
          >
            <p>{text(description)}</p>
            <Action to="/contact-us">{t("getInTouch")}</Action>
            {!address && (
              <Action to={`/services#${id}`} kind="quiet">
                {t("more")}
              </Action>
            )}
            {address && (
              <SharePart
                address={`${address}#${id}`}
                title={text(title)}
                picture={pictureUrl(image, address)}
              />
            )}
          </MediaRow>
          {below?.(index)}
        </Fragment>
      ))}
    </Section>
  );
}

export const query = graphql`
  fragment ServicesBlock on ContentServices {
    items {
      id
      title
      description
      alt(language: $language)
      image {
        ...HalfWidthPicture
      }
      focus {
        x
        y
      }
    }
  }
`;

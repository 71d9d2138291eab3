import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { Action } from "../components/action";
import { MediaRow } from "../components/picture/media-row";
import { Section } from "../components/section";
import { useTextOfKey, useTranslation } from "../i18n";

interface ServicesBlockProps extends Queries.ServicesBlockFragment {
  /** On the services page: the page's title is the heading. */
  isPage?: boolean;
  /** What stands below a service: by its position in the list. */
  below?: (index: number) => ReactNode;
}

/** The services, each with its anchor; picture and words change sides. */
export function ServicesBlock({ items, isPage = false, below }: ServicesBlockProps) {
  const { t } = useTranslation("services");
  const text = useTextOfKey();
  return (
    <Section title={isPage ? undefined : t("ourServices")}>
      {items.map(({ id, title, description, alt, image, focus }, index) => (
        <Fragment key={id}>
          <MediaRow
            id={id}
            title={text(title)}
            level={isPage ? 2 : 3}
            picture={{ image, alt, focus }}
            pictureAt={index % 2 === 0 ? "end" : "start"}
            reveal={index === 0 ? "bounce" : "open"}
          >
            <p>{text(description)}</p>
            <Action to="/contact-us">{t("getInTouch")}</Action>
            {!isPage && (
              <Action to={`/services#${id}`} kind="quiet">
                {t("more")}
              </Action>
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

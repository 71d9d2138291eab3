import { graphql } from "gatsby";
import { Action } from "../components/action";
import { MediaRow } from "../components/picture/media-row";
import { pictureUrl } from "../components/picture/picture";
import { Section } from "../components/section";
import { useContentText, useTranslation } from "../i18n";
import { SharePart } from "./share-links";

interface ServicesBlockProps extends Queries.ServicesBlockFragment {
  /** The services page's absolute URL, to share each service; there the page's title is the heading. */
  address?: string;
}

/** The two services, each with its anchor; picture and words change sides. */
export function ServicesBlock({ items, address }: ServicesBlockProps) {
  const { t } = useTranslation("services");
  const text = useContentText();
  return (
    <Section title={address ? undefined : t("ourServices")}>
      {items.map(({ id, title, description, alt, image, focus }, index) => (
        <MediaRow
          key={id}
          id={id}
          number={items.length > 1 ? index + 1 : undefined}
          title={text(title)}
          level={address ? 2 : 3}
          picture={{ image, alt, focus }}
          pictureAt={index % 2 === 0 ? "end" : "start"}
          reveal={index === 0 ? "bounce" : "rise"}
        >
          <p>{text(description)}</p>
          <Action to="/contact-us">{t("getInTouch")}</Action>
          {address && (
            <SharePart
              address={`${address}#${id}`}
              title={text(title)}
              picture={pictureUrl(image, address)}
            />
          )}
        </MediaRow>
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

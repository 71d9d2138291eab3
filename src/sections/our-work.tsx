import { graphql } from "gatsby";
import { Picture, pictureUrl } from "../components/picture/picture";
import { Section } from "../components/section";
import { Slider } from "../components/slider/slider";
import { useTranslation } from "../i18n";
import * as styles from "./our-work.module.css";
import { SharePart } from "./share-links";

/** The kinds of work that the company does, in pictures with captions. */
export function OurWork({ items, address }: Queries.OurWorkFragment & { address: string }) {
  const { t } = useTranslation("services");
  const slides = items.map(({ id, title, place, kind, alt, image, focus }) => ({
    id,
    content: (
      <figure className={styles.work}>
        <Picture image={image} alt={alt} focus={focus} />
        <figcaption>
          <strong>{title}</strong>
          <span>
            {kind} · {place}
          </span>
          <SharePart
            address={`${address}#our-work`}
            title={title}
            picture={pictureUrl(image, address)}
          />
        </figcaption>
      </figure>
    ),
  }));
  return (
    <Section id="our-work" title={t("ourWork.title")} text={t("ourWork.text")}>
      <Slider label={t("ourWork.title")} slides={slides} />
    </Section>
  );
}

export const query = graphql`
  fragment OurWork on ContentContracting {
    items {
      id
      title(language: $language)
      place(language: $language)
      kind(language: $language)
      alt(language: $language)
      image {
        ...ColumnWidePicture
      }
      focus {
        x
        y
      }
    }
  }
`;

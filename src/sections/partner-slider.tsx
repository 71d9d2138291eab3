import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../components/picture/picture";
import { Slider } from "../components/slider/slider";
import { useTranslation } from "../i18n";
import * as styles from "./partner-slider.module.css";

interface PartnerSliderProps extends Queries.PartnerSliderFragment {
  title: string;
  /** What stands below them. */
  children?: ReactNode;
}

/** The partners' logos in a band between two hairlines; what a partner is stands in the words for its logo. */
export function PartnerSlider({ items, title, children }: PartnerSliderProps) {
  const { t } = useTranslation(["clients", "common"]);
  const slides = items.map(({ id, name, kind, image, link }) => {
    const words = kind ? t(`partnerKinds.${kind}`, { name }) : name;
    return {
      id,
      content: (
        <a
          {...(link && { href: link, target: "_blank", rel: "noopener noreferrer" })}
          title={words}
          className={styles.logo}
        >
          <Picture image={image} alt={words} />
          {link && <span className="visually-hidden"> ({t("common:social.newTab")})</span>}
        </a>
      ),
    };
  });
  if (slides.length === 0) return null;
  return (
    <div id="partners" className={styles.rule}>
      <div className={styles.band}>
        <Slider
          label={title}
          heading={<h2 className={styles.title}>{title}</h2>}
          slides={slides}
          slidesPerView={[3, 5, 7]}
          spaceBetween={50}
          speed={800}
        />
        {children}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment PartnerSlider on ContentPartners {
    items {
      id
      name(language: $language)
      link
      kind
      image { ...LogoPicture }
    }
  }
`;

import { graphql } from "gatsby";
import { Picture } from "../components/picture";
import { Slider } from "../components/slider";
import * as styles from "./partner-slider.module.css";

interface PartnerSliderProps extends Queries.PartnerSliderFragment {
  title: string;
}

/** The partners' logos in a band between two hairlines. */
export function PartnerSlider({ items, title }: PartnerSliderProps) {
  const slides = items.map(({ id, alt, image, link }) => ({
    id,
    content: (
      <a href={link} target="_blank" rel="noopener noreferrer" className={styles.logo}>
        <Picture image={image} alt={alt} />
      </a>
    ),
  }));
  return (
    <section id="partners" className={styles.band}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.slider}>
        <Slider label={title} slides={slides} slidesPerView={[3, 5, 7]} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment PartnerSlider on ContentPartners {
    items {
      id
      alt(language: $language)
      link
      image {
        childImageSharp {
          gatsbyImageData(
            width: 160
            formats: [AUTO, WEBP]
            placeholder: NONE
            outputPixelDensities: [1, 2]
          )
        }
      }
    }
  }
`;

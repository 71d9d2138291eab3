import { graphql } from "gatsby";
import { Picture } from "../components/picture";
import * as styles from "./hero.module.css";

/** The first thing seen: half the screen of building site, the company's names and its trade. */
export function Hero({ film, arabicName, englishName, arabicTagline }: Queries.HeroFragment) {
  return (
    <section className={styles.hero}>
      <Picture first image={film.poster} alt="" className={styles.poster} />
      <div className={styles.words}>
        <h1>
          <span lang="ar" dir="rtl" className={styles.arabic}>
            {arabicName}
          </span>{" "}
          <span lang="en" dir="ltr" className={styles.english}>
            {englishName}
          </span>
        </h1>
        <p lang="ar" dir="rtl" className={styles.tagline}>
          {arabicTagline}
        </p>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Hero on ContentSite {
    arabicName: fullName(language: "ar")
    englishName: fullName(language: "en")
    arabicTagline: tagline(language: "ar")
    film {
      poster {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 768, 1080, 1440, 1920]
            formats: [AUTO, WEBP, AVIF]
            placeholder: DOMINANT_COLOR
          )
        }
      }
    }
  }
`;

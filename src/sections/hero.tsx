import { graphql } from "gatsby";
import { Picture } from "../components/picture/picture";
import { BackgroundFilm } from "../components/video/background-film";
import { loopSources } from "./film-sources";
import * as styles from "./hero.module.css";
import { WatchFilm } from "./watch-film";

/** The head of the home page: a film or picture over half the screen, the company's names and its trade. */
export function Hero({
  film,
  frontPicture,
  arabicName,
  englishName,
  arabicTagline,
}: Queries.HeroFragment) {
  return (
    <section className={styles.hero}>
      <div className={styles.poster}>
        <Picture first image={frontPicture} alt="" />
      </div>
      {film && <BackgroundFilm sources={loopSources(film.loop)} className={styles.film} />}
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>
            <span lang="ar" dir="rtl" className={styles.arabic}>
              {arabicName}
            </span>{" "}
            <span lang="en" dir="ltr" className={styles.english}>
              {englishName}
            </span>
          </h1>
          <p className={styles.tagline}>
            <span lang="ar" dir="rtl">
              {arabicTagline}
            </span>
          </p>
        </div>
        {film && (
          <div className={styles.controls}>
            <WatchFilm {...film} poster={frontPicture} />
          </div>
        )}
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
      ...WatchFilm
      loop {
        webm
        mp4
        wide {
          webm
          mp4
        }
      }
    }
    frontPicture {
      ...ScreenWidePicture
    }
  }
`;

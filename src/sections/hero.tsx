import { graphql } from "gatsby";
import { CompanyName } from "../components/company-name";
import { MotionButton } from "../components/motion-button";
import { Picture } from "../components/picture/picture";
import { BackgroundFilm } from "../components/video/background-film";
import { otherLanguage, useLanguage } from "../i18n";
import * as styles from "./hero.module.css";
import { filmSources, WatchFilm } from "./watch-film";

interface HeroProps extends Queries.HeroFragment {
  brand: Queries.LetteringFragment;
}

/** The letters of a name that takes two lines in full size. */
const inTwoLines = 26;

/** The head of the home page: a film or picture over half the screen, the company's names and its trade, the page's language first. */
export function Hero({ film, picture, brand, ...facts }: HeroProps) {
  const other = otherLanguage(useLanguage());
  const sky = picture.childImageSharp?.sky?.src;
  const style = {
    "--sky": sky ? `url(${sky})` : "none",
    "--long": Math.max(1, facts.name.length / inTwoLines),
  } as object;
  return (
    <section className={styles.hero} style={style}>
      <div className={`no-print ${styles.view}`}>
        <Picture first image={picture} alt="" sizes="(min-width: 36rem) 98vh, 100vw" />
        {film && <BackgroundFilm sources={filmSources(film.loop)} className={styles.film} />}
      </div>
      <div className={styles.inner}>
        <div>
          <h1>
            <CompanyName name={facts.name} lettering={brand.lettering} />
          </h1>
          <p className={styles.tagline}>{facts.tagline}</p>
          {other && (
            <p lang={other.code} dir={other.dir} className={styles.other}>
              <span translate="no">{facts.otherName}</span> <span>{facts.otherTagline}</span>
            </p>
          )}
        </div>
        {film && (
          <div className={styles.controls}>
            <WatchFilm {...film} poster={picture} />
            <MotionButton className={styles.motion} />
          </div>
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Hero on ContentSite {
    name: fullName(language: $language)
    otherName: fullName(language: $otherLanguage)
    tagline(language: $language)
    otherTagline: tagline(language: $otherLanguage)
    film {
      ...WatchFilm
      loop {
        webm
        mp4
      }
    }
    picture {
      ...ScreenWidePicture
      childImageSharp {
        sky: resize(width: 40, base64: true) {
          src
        }
      }
    }
  }
`;

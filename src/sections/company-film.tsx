import { graphql } from "gatsby";
import { Picture } from "../components/picture/picture";
import { Section } from "../components/section";
import { useTextOfKey } from "../i18n";
import * as styles from "./company-film.module.css";
import { WatchFilm } from "./watch-film";

/** The company's film: a still of it, what it shows, and the button that plays it. */
export function CompanyFilm({ film, picture }: Queries.CompanyFilmFragment) {
  const text = useTextOfKey();
  if (!film) return null;
  return (
    <Section surface="raised">
      <div className={`stack ${styles.row}`}>
        <Picture image={picture} alt="" />
        <div className={`stack ${styles.words}`}>
          <h2>{text("who-we-are:film.title")}</h2>
          <p>{text("who-we-are:film.text")}</p>
          <WatchFilm {...film} poster={picture} />
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment CompanyFilm on ContentSite {
    film {
      ...WatchFilm
    }
    picture {
      ...WorkPicture
    }
  }
`;

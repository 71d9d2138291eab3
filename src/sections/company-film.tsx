import { graphql } from "gatsby";
import { MediaRow } from "../components/picture/media-row";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import { WatchFilm } from "./watch-film";

/** The company's film: a still of it, what it shows, and the button that plays it. */
export function CompanyFilm({ film, picture }: Queries.CompanyFilmFragment) {
  const { t } = useTranslation("who-we-are");
  if (!film) return null;
  return (
    <Section surface="raised">
      <MediaRow title={t("film.title")} picture={{ image: picture, alt: "" }} pictureAt="start">
        <p>{t("film.text")}</p>
        <WatchFilm {...film} poster={picture} />
      </MediaRow>
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

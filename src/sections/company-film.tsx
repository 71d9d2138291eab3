import { graphql } from "gatsby";
import { PictureBand } from "../components/picture/picture-band";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import { WatchFilm } from "./watch-film";

/** The company's film: a still of it, what it shows, and the button that plays it. */
export function CompanyFilm({ film, picture }: Queries.CompanyFilmFragment) {
  const { t } = useTranslation("who-we-are");
  if (!film) return null;
  return (
    <PictureBand picture={{ image: picture }}>
      <h2>{t("film.title")}</h2>
      <RunningText as="p" text={t("film.text")} />
      <WatchFilm {...film} poster={picture} />
    </PictureBand>
  );
}

export const query = graphql`
  fragment CompanyFilm on ContentSite {
    film { ...WatchFilm }
    picture { ...ScreenWidePicture }
  }
`;

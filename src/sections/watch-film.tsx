import { graphql, withPrefix } from "gatsby";
import { useState } from "react";
import { Icon } from "../components/icon";
import { VideoModal } from "../components/video/video-modal";
import { filmTrackPath } from "../film-tracks";
import { languages, useLanguage, useTranslation } from "../i18n";
import { filmSources } from "./film-sources";
import * as styles from "./watch-film.module.css";

interface WatchFilmProps extends Queries.WatchFilmFragment {
  className?: string;
}

/** A button that shows the company's film above the page. */
export function WatchFilm({ channel, id, className = "", chapters, ...files }: WatchFilmProps) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(false);
  const own = useLanguage();
  const tracks = {
    captions: languages.map(({ code, name }) => ({
      src: withPrefix(filmTrackPath("captions", code)),
      srcLang: code,
      label: name,
      default: code === own,
    })),
    chapters: { src: withPrefix(filmTrackPath("chapters", own)), srcLang: own },
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${styles.button} ${className}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="play" />
        {t("film.watch")}
      </button>
      <VideoModal
        open={open}
        onClose={() => setOpen(false)}
        label={t("film.watch")}
        channel={(channel as "custom" | null) ?? undefined}
        id={id ?? undefined}
        sources={filmSources(files)}
        tracks={chapters?.length ? tracks : undefined}
      />
    </>
  );
}

export const query = graphql`
  fragment WatchFilm on Film {
    channel
    id
    webm
    mp4
    chapters {
      at
    }
  }
`;

import { graphql, withPrefix } from "gatsby";
import { useState } from "react";
import { Icon } from "../components/icon";
import { VideoModal } from "../components/video/video-modal";
import { useTranslation } from "../i18n";
import * as styles from "./watch-film.module.css";

interface WatchFilmProps extends Queries.WatchFilmFragment {
  className?: string;
}

/** A button that shows the company's film above the page. */
export function WatchFilm({ channel, id, webm, mp4, className = "" }: WatchFilmProps) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(false);
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
        sources={[
          { src: withPrefix(webm), type: "video/webm" },
          { src: withPrefix(mp4), type: "video/mp4" },
        ]}
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
  }
`;

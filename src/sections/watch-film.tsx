import { graphql, withPrefix } from "gatsby";
import { type ComponentProps, useState } from "react";
import { videoPage } from "../../shared/video-services";
import { Icon } from "../components/icon";
import { Picture } from "../components/picture/picture";
import { VideoModal } from "../components/video/video-modal";
import { useTranslation } from "../i18n";
import * as styles from "./watch-film.module.css";

interface WatchFilmProps extends Queries.WatchFilmFragment {
  /** What is seen until the film is, and where it cannot be had. */
  poster: ComponentProps<typeof Picture>["image"];
}

type Files = Pick<Queries.WatchFilmFragment, "webm" | "mp4">;

/** The files of a film, in the order in which a browser tries them. */
export function filmSources({ webm, mp4 }: Files) {
  return [
    { src: withPrefix(webm), type: "video/webm" },
    { src: withPrefix(mp4), type: "video/mp4" },
  ];
}

/** A button that shows the company's film above the page; without scripts a link to the film. */
export function WatchFilm({ channel, id, webm, mp4, poster, captions }: WatchFilmProps) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(false);
  const film = { channel: channel ?? "youtube", id: id ?? "" };
  const trigger = (
    <>
      <Icon name="play" />
      {t("film.watch")}
    </>
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${styles.button} with-scripts`}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      <a
        href={videoPage(film.channel, film.id) ?? withPrefix(mp4)}
        className={`${styles.button} without-scripts`}
      >
        {trigger}
      </a>
      <VideoModal
        {...film}
        open={open}
        onClose={() => setOpen(false)}
        label={t("film.watch")}
        poster={<Picture image={poster} alt="" />}
        sources={filmSources({ webm, mp4 })}
        captions={captions}
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
    captions(language: $language)
  }
`;

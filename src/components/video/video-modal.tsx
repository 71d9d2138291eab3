import { type VideoChannel, videoAddress } from "../../video-services";
import { Dialog } from "../dialog/dialog";
import { FilmChapters, type FilmTracks } from "./film-chapters";
import * as styles from "./video-modal.module.css";

interface VideoModalProps {
  open: boolean;
  onClose: () => void;
  /** The film's name, for screen readers. */
  label: string;
  /** Where the film is: with a video service, or `custom` for files of our own. */
  channel?: VideoChannel;
  /** The film's id with the service. */
  id?: string;
  /** The files of our own, in the order in which a browser tries them. */
  sources?: { src: string; type: string }[];
  /** The words beside them. */
  tracks?: FilmTracks;
  aspectRatio?: `${number}:${number}`;
  /** Milliseconds in which the modal comes and goes. */
  animationSpeed?: number;
}

/** A film above the page. Nothing of it is asked for before the modal opens, and nothing plays on once it is closed. */
export function VideoModal({
  open,
  onClose,
  label,
  channel = "youtube",
  id = "",
  sources = [],
  tracks,
  aspectRatio = "16:9",
  animationSpeed = 300,
}: VideoModalProps) {
  const look = {
    "--aspect-ratio": aspectRatio.replace(":", " / "),
    "--animation-speed": `${animationSpeed}ms`,
  };
  return (
    <Dialog open={open} onClose={onClose} label={label} className={styles.modal}>
      <div className={styles.film} style={look as object}>
        {open && channel === "custom" && (
          // biome-ignore lint/a11y/useMediaCaption: a film without tracks has no words.
          <video controls autoPlay loop playsInline>
            {sources.map((source) => (
              <source key={source.src} {...source} />
            ))}
            {tracks?.captions.map((track) => (
              <track key={track.src} kind="captions" {...track} />
            ))}
            {tracks && <track kind="chapters" {...tracks.chapters} />}
          </video>
        )}
        {open && channel !== "custom" && (
          <iframe
            src={videoAddress(channel, id)}
            title={label}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      {open && channel === "custom" && tracks && <FilmChapters />}
    </Dialog>
  );
}

import { withPrefix } from "gatsby";
import { type ReactEventHandler, useEffect, useRef, useState } from "react";
import { type VideoChannel, videoAddress } from "../../../shared/video-services";
import { releaseVideo } from "../../browser/release-video";
import { languageRow, useLanguage, useTranslation } from "../../i18n";
import { LoadState } from "../load-state";

/** A film with a video service, or in files of our own. */
export interface Film {
  /** The film's name, for screen readers. */
  label: string;
  /** Where the film is: with a video service, or `custom` for files of our own. */
  channel?: VideoChannel;
  /** The film's id with the service. */
  id?: string;
  /** The files of our own, in the order in which a browser tries them. */
  sources?: { src: string; type: string }[];
  /** Beside them the file of its captions. */
  captions?: string | null;
}

/** The film, or a button that tries again when it is known to have failed. A video service's player does not report its failures. */
export function FilmPlayer({ label, channel = "youtube", id = "", sources = [], captions }: Film) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const isOutOfReach = () => channel !== "custom" && !navigator.onLine;
  const [hasFailed, setFailed] = useState(isOutOfReach);
  const [isRetried, setRetried] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (hasFailed || !element) return;
    // The focus was on the button that tried again, which is gone.
    if (isRetried) element.focus();
    return () => releaseVideo(element);
  }, [isRetried, hasFailed]);
  const retry = () => {
    setFailed(isOutOfReach());
    setRetried(true);
  };
  if (hasFailed) return <LoadState status="failed" retry={retry} failed={t("film.failed")} />;
  if (channel !== "custom") {
    return (
      <iframe
        ref={isRetried ? focus : undefined}
        src={videoAddress(channel, id)}
        title={label}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  const fail: ReactEventHandler<HTMLVideoElement> = ({ target, currentTarget }) => {
    // A file that fails before the last leaves the browser another one to try.
    if (currentTarget.error || target === currentTarget.querySelector("source:last-of-type"))
      setFailed(true);
  };
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film without captions has no words.
    <video ref={video} controls autoPlay playsInline onError={fail}>
      {sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
      {captions && (
        <track
          kind="captions"
          src={withPrefix(captions)}
          srcLang={language}
          label={languageRow(language).name}
          default
        />
      )}
    </video>
  );
}

/** Takes the focus over from the button that tried again and is gone. */
function focus(player: HTMLElement | null): void {
  player?.focus();
}

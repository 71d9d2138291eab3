import { useEffect, useRef, useState } from "react";
import { useMotionPaused } from "../../browser/motion";
import { onVisibilityChange } from "../../browser/on-intersect";
import { releaseVideo } from "../../browser/release-video";

interface BackgroundFilmProps {
  /** In the order in which a browser tries them. */
  sources: { src: string; type: string }[];
  className?: string;
}

/**
 * A silent film that plays by itself over a poster, in a loop. It is requested after the page has loaded, and not at
 * all where motion is paused, data is saved or the screen is small. It is invisible until it plays, and stands still
 * while it is out of sight, where it would only cost power.
 */
export function BackgroundFilm({ sources, className }: BackgroundFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const paused = useMotionPaused();
  const [isRequested, setRequested] = useState(false);
  const [hasPlayed, setPlayed] = useState(false);

  useEffect(() => {
    if (paused || !mayLoad()) return;
    const request = () => setRequested(true);
    if (document.readyState === "complete") return request();
    window.addEventListener("load", request, { once: true });
    return () => window.removeEventListener("load", request);
  }, [paused]);

  useEffect(() => {
    const element = video.current;
    if (!isRequested || !element) return;
    // Only a muted film may start by itself, and React does not write the attribute.
    element.muted = true;
    if (paused) return element.pause();
    return onVisibilityChange(element, (isVisible) => {
      // Refused by the browser: the poster stays.
      if (isVisible) element.play().catch(() => {});
      else element.pause();
    });
  }, [isRequested, paused]);

  useEffect(() => {
    const element = video.current;
    if (isRequested && element) return () => releaseVideo(element);
  }, [isRequested]);

  if (!isRequested) return null;
  return (
    <video
      ref={video}
      className={className}
      data-playing={hasPlayed ? "" : undefined}
      onPlaying={() => setPlayed(true)}
      muted
      loop
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
    >
      {sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
    </video>
  );
}

/** True when the screen is large enough and the connection good enough for a film that nobody asked for. */
function mayLoad(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && window.matchMedia("(min-width: 768px)").matches;
}

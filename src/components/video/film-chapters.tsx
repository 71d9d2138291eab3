import { useEffect, useRef, useState } from "react";
import * as styles from "./film-chapters.module.css";

/** What a film needs besides its pictures: captions a language, and the parts to jump to. */
export interface FilmTracks {
  captions: { src: string; srcLang: string; label: string; default: boolean }[];
  chapters: { src: string; srcLang: string };
}

/**
 * The parts of the film in the same dialog, as buttons that jump to where each begins; the one that plays is marked.
 * Names and times come with the film's own track of chapters: without it nothing is shown.
 */
export function FilmChapters() {
  const list = useRef<HTMLOListElement>(null);
  const [chapters, setChapters] = useState<VTTCue[]>([]);
  const [now, setNow] = useState<VTTCue>();
  const film = () => list.current?.closest("dialog")?.querySelector("video");

  useEffect(() => {
    const element = list.current
      ?.closest("dialog")
      ?.querySelector<HTMLTrackElement>("track[kind=chapters]");
    const track = element?.track;
    if (!element || !track) return;
    // A track that nobody shows is not loaded.
    track.mode = "hidden";
    const show = () => setChapters([...(track.cues ?? [])] as VTTCue[]);
    const mark = () => setNow((last) => (track.activeCues?.[0] as VTTCue | undefined) ?? last);
    element.addEventListener("load", show);
    track.addEventListener("cuechange", mark);
    return () => {
      element.removeEventListener("load", show);
      track.removeEventListener("cuechange", mark);
    };
  }, []);

  const jumpTo = ({ startTime }: VTTCue) => {
    const video = film();
    if (!video) return;
    video.currentTime = startTime;
    // Refused by the browser: the film waits there.
    video.play().catch(() => {});
  };

  return (
    <ol ref={list} className={styles.chapters}>
      {chapters.map((chapter) => (
        <li key={chapter.startTime}>
          <button
            type="button"
            aria-current={chapter === now ? "step" : undefined}
            onClick={() => jumpTo(chapter)}
          >
            {chapter.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

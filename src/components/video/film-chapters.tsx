import { useEffect, useRef, useState } from "react";
import * as styles from "./film-chapters.module.css";

/**
 * The parts of the film in the same dialog, as buttons that jump to where each begins; the one that plays is marked.
 * Names and times come with the film's own track of chapters: without it nothing is shown.
 */
export function FilmChapters() {
  const list = useRef<HTMLOListElement>(null);
  const [chapters, setChapters] = useState<VTTCue[]>([]);
  const [current, setCurrent] = useState<VTTCue>();

  useEffect(() => {
    const dialog = list.current?.closest("dialog");
    if (!dialog) return;
    const track = () => dialog.querySelector<HTMLTrackElement>("track[kind=chapters]")?.track;
    const cues = () => [...(track()?.cues ?? [])] as VTTCue[];
    const loadTrack = () => {
      const chaptersTrack = track();
      // A disabled track is not loaded.
      if (chaptersTrack) chaptersTrack.mode = "hidden";
    };
    const show = () => setChapters(cues());
    const markCurrent = ({ target }: Event) => {
      const { currentTime } = target as HTMLVideoElement;
      setCurrent(
        cues()
          .filter(({ startTime }) => startTime <= currentTime)
          .at(-1),
      );
    };
    loadTrack();
    // These events stay where they arise; a film that is tried again is another element.
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    dialog.addEventListener("loadstart", loadTrack, options);
    dialog.addEventListener("load", show, options);
    dialog.addEventListener("timeupdate", markCurrent, options);
    return () => controller.abort();
  }, []);

  // They stand in one row, of which a small screen shows a part: the row goes on with the film, but not under a hand.
  useEffect(() => {
    const row = list.current;
    if (!current || row?.matches(":hover, :active")) return;
    row?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);

  const jumpTo = ({ startTime }: VTTCue) => {
    const video = list.current?.closest("dialog")?.querySelector("video");
    if (!video) return;
    // Not where one caption ends and the next begins: there Chromium now and then shows both until the end.
    video.currentTime = startTime + 0.05;
    // The browser refused to play. The film waits there.
    video.play().catch(() => {});
  };

  return (
    <ol ref={list} className={styles.chapters}>
      {chapters.map((chapter) => (
        <li key={chapter.startTime}>
          <button
            type="button"
            aria-current={chapter.startTime === current?.startTime ? "step" : undefined}
            onClick={() => jumpTo(chapter)}
          >
            {chapter.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

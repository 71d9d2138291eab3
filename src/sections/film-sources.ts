import { withPrefix } from "gatsby";

interface FilmFiles {
  webm: string;
  mp4: string;
}

/** Screens that the large loop is made for. */
const wideScreen = "(min-width: 1440px)";

/** The files of a film, in the order in which a browser tries them. */
export function filmSources({ webm, mp4 }: FilmFiles) {
  return [
    { src: withPrefix(webm), type: "video/webm" },
    { src: withPrefix(mp4), type: "video/mp4" },
  ];
}

/** The files of the loop: on wide screens the large ones first, where there are any. */
export function loopSources({ wide, ...files }: FilmFiles & { wide?: FilmFiles | null }) {
  const large = wide ? filmSources(wide).map((source) => ({ ...source, media: wideScreen })) : [];
  return [...large, ...filmSources(files)];
}

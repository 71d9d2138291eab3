import type { SiteFacts } from "../content/schemas/site";
import { siteFacts } from "../content/site-facts";
import { readSite, textsReader } from "../content/site-files";
import { codes, type Language, languageRow } from "../i18n/languages";
import { textOfKey } from "../i18n/text-of-key";
import { type FilmTrack, filmTrackPath } from "../shared/served-paths";

type Chapters = NonNullable<NonNullable<SiteFacts["film"]>["chapters"]>;

/** The last part ends with the film: a time that no film reaches. */
const never = 24 * 60 * 60 - 1;

/** A track of the film as WebVTT: a cue for each part, with the text of its key. */
export function filmTrack(
  kind: FilmTrack,
  chapters: Chapters,
  language: Language,
  textOf: (key: string) => string,
): string {
  const cues = chapters.map(({ at, title, caption }, index) => {
    const end = chapters[index + 1]?.at ?? never;
    const time = `${timestamp(at)} --> ${timestamp(end)}`;
    return kind === "chapters"
      ? `${time}\n${escaped(textOf(title))}`
      : `${time} ${place[languageRow(language).dir]}\n${escaped(textOf(caption))}`;
  });
  return `${["WEBVTT", ...cues].join("\n\n")}\n`;
}

/** The corner at the bottom where a line begins. */
const place = {
  ltr: "line:-2 position:5%,line-left size:70% align:left",
  rtl: "line:-2 position:95%,line-right size:70% align:right",
};

/** Seconds as WebVTT writes them. */
function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Every track of the film, by its path below the site's root. */
export function filmTracks(): Map<string, string> {
  const chapters = siteFacts().film?.chapters ?? [];
  if (chapters.length === 0) return new Map();
  const site = readSite(".");
  return new Map(
    codes.flatMap((language) => {
      const textOf = (key: string) => textOfKey(key, textsReader(site, language)) ?? "";
      return (["captions", "chapters"] as const).map((kind): [string, string] => [
        filmTrackPath(kind, language),
        filmTrack(kind, chapters, language, textOf),
      ]);
    }),
  );
}

/** The film's text tracks: captions and chapters. */
export type FilmTrack = "captions" | "chapters";

/** Where the site serves a track of the film in a language. */
export function filmTrackPath(kind: FilmTrack, language: string): string {
  return `/film/${kind}-${language}.vtt`;
}

/** The files of words beside the film: what stands in the picture, and where its parts begin. */
export type FilmTrack = "captions" | "chapters";

/** Where the site serves a track of the film in a language. */
export function filmTrackPath(kind: FilmTrack, language: string): string {
  return `/film/${kind}-${language}.vtt`;
}

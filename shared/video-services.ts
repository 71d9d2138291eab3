const services = {
  youtube: {
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    player: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
};

/** Where a film is: with a video service, or `custom` for files of our own. */
export type VideoChannel = keyof typeof services | "custom";

/** The address of a film's player at a video service, which sets no cookie there; undefined for our own files. */
export function videoAddress(channel: VideoChannel, id: string): string | undefined {
  return channel === "custom" ? undefined : services[channel].player(encodeURIComponent(id));
}

/** The address of a film's own page at a video service; undefined for our own files. */
export function videoPage(channel: VideoChannel, id: string): string | undefined {
  return channel === "custom" ? undefined : services[channel].page(encodeURIComponent(id));
}

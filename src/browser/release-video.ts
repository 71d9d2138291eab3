/** Gives up a film's buffer before its element leaves the page: a detached video with a source keeps it, and its nodes. */
export function releaseVideo(video: HTMLVideoElement): void {
  video.pause();
  video.replaceChildren();
  video.removeAttribute("src");
  video.load();
}

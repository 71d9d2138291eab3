/** Films whose whole file is being downloaded. */
const downloads = new WeakMap<HTMLVideoElement, Promise<void>>();

/**
 * Lets a film jump that comes from a host which sends files only whole (without byte ranges): there it would start
 * again. Loads the file and goes on from it at the same second. Call it when the film knows its length; `closed` ends it.
 */
export function makeSeekable(video: HTMLVideoElement, closed: AbortSignal): void {
  const { seekable, duration } = video;
  // Half a second: the last frame may end a little before the film does.
  const reach = seekable.length ? seekable.end(seekable.length - 1) : 0;
  if (reach > duration - 0.5 || downloads.has(video)) return;
  const loading = downloadFile(video, closed);
  // The film goes on playing as it does.
  downloads.set(
    video,
    loading.catch(() => {}),
  );
}

async function downloadFile(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const file = await (await fetch(video.currentSrc, { signal })).blob();
  signal.throwIfAborted();
  const { currentTime, paused } = video;
  const address = URL.createObjectURL(file);
  signal.addEventListener("abort", () => URL.revokeObjectURL(address));
  video.src = address;
  video.currentTime = currentTime;
  if (!paused) await video.play();
}

/** Plays the film from a second on, as soon as it can jump there. */
export async function playFrom(video: HTMLVideoElement, seconds: number): Promise<void> {
  await downloads.get(video);
  // Not where one caption ends and the next begins: there Chromium now and then shows both until the end.
  video.currentTime = seconds + 0.05;
  await video.play();
}

import fs from "node:fs";
import { imageSize } from "image-size";
import mediaInfo, { type MediaInfo } from "mediainfo.js";
import site from "../../../content/site.json";
import type { SiteFacts } from "../../../src/content/schemas/site";

interface Files {
  mp4: string;
  webm: string;
}

/** Without a film there is nothing to test. */
const { film } = site as Partial<SiteFacts>;
const describeFilms = film ? describe : describe.skip;
const none: Files = { mp4: "", webm: "" };
const { loop = none } = film ?? {};
const { wide }: Files & { wide?: Files } = loop;

/** Each film with the width of its screens. */
const films: [name: string, files: Files, narrowest: number][] = [
  ["the film", film ?? none, 1280],
  ["the loop", loop, 1280],
  ...(wide ? [["the large loop", wide, 1920] as [string, Files, number]] : []),
];

let reader: MediaInfo<"object">;
beforeAll(async () => {
  reader = await mediaInfo({ format: "object" });
}, 60_000);
afterAll(() => reader.close());

/** Facts of a film file: tracks by kind, width and height in pixels, seconds, and whether it plays while it loads. */
async function factsOf(file: string) {
  const bytes = fs.readFileSync(`static${file}`);
  const { media } = await reader.analyzeData(bytes.length, (size, offset) =>
    bytes.subarray(offset, offset + size),
  );
  const [general, ...tracks] = media?.track ?? [];
  const [picture] = tracks;
  if (general?.["@type"] !== "General" || picture?.["@type"] !== "Video")
    throw new Error(`${file} is no film that can be read.`);
  return {
    tracks: tracks.map((track) => track["@type"]),
    width: Number(picture.Width),
    height: Number(picture.Height),
    seconds: Number(general.Duration),
    isStreamable: general.IsStreamable === "Yes",
  };
}

describeFilms.each(films)("%s", (_name, files, narrowest) => {
  let mp4: Awaited<ReturnType<typeof factsOf>>;
  let webm: typeof mp4;
  beforeAll(async () => {
    mp4 = await factsOf(files.mp4);
    webm = await factsOf(files.webm);
  }, 60_000);

  test("is sharp enough for its screens", () => {
    expect(mp4.width).toBeGreaterThanOrEqual(narrowest);
  });

  test("is the same in both encodings, and neither carries a sound track", () => {
    expect(mp4.tracks).toEqual(["Video"]);
    const { tracks, width, height } = mp4;
    expect(webm).toMatchObject({ tracks, width, height });
    expect(webm.seconds).toBeCloseTo(mp4.seconds, 1);
  });

  test("plays before all of it has arrived", () => {
    expect([mp4.isStreamable, webm.isStreamable]).toEqual([true, true]);
  });
});

describeFilms("the film as a whole", () => {
  test("every part begins before it ends", async () => {
    const { seconds } = await factsOf(film?.mp4 ?? "");
    const late = (film?.chapters ?? []).filter(({ at }) => at >= seconds);
    expect(late).toEqual([]);
  });

  test("the poster has its shape", async () => {
    const poster = imageSize(fs.readFileSync(`content/${film?.poster}`));
    const { width, height } = await factsOf(film?.mp4 ?? "");
    expect(poster.width / poster.height).toBeCloseTo(width / height, 2);
  });
});

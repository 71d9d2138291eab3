import fs from "node:fs";
import { imageSize } from "image-size";
import { film } from "../../../content/site.json";

interface Files {
  mp4: string;
  webm: string;
}

const { wide }: Files & { wide?: Files } = film.loop;

/** Each film with the most bytes it may have, and the width that its screens ask for. */
const films: [name: string, files: Files, largest: number, narrowest: number][] = [
  ["the film", film, 8e6, 1280],
  ["the loop", film.loop, 1.5e6, 1280],
  ...(wide ? [["the large loop", wide, 2.5e6, 1920] as [string, Files, number, number]] : []),
];

const bytesOf = (file: string) => fs.readFileSync(`static${file}`);

/** The boxes of an MP4 that lie next to each other, by name and content. */
function boxesOf(bytes: Buffer): [string, Buffer][] {
  const boxes: [string, Buffer][] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    boxes.push([bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, at + size)]);
    at += size;
  }
  return boxes;
}

/** The boxes at the end of a path of names. */
const findBoxes = (bytes: Buffer, [first, ...rest]: string[]): Buffer[] =>
  boxesOf(bytes)
    .filter(([name]) => name === first)
    .flatMap(([, content]) => (rest.length > 0 ? findBoxes(content, rest) : [content]));

function only([first]: Buffer[]): Buffer {
  if (!first) throw new Error("The film has no header of that name.");
  return first;
}

function readMp4(bytes: Buffer) {
  const head = only(findBoxes(bytes, ["moov", "mvhd"]));
  const track = only(findBoxes(bytes, ["moov", "trak", "tkhd"]));
  const handlers = findBoxes(bytes, ["moov", "trak", "mdia", "hdlr"]);
  return {
    tracks: handlers.map((handler) =>
      handler.toString("latin1", 8, 12) === "vide" ? "film" : "else",
    ),
    width: track.readUInt32BE(76) / 65536,
    height: track.readUInt32BE(80) / 65536,
    seconds: head.readUInt32BE(16) / head.readUInt32BE(12),
  };
}

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIME_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;

/** The elements of a WebM that lie next to each other, by number and content. */
function elementsOf(bytes: Buffer): [number, Buffer][] {
  const elements: [number, Buffer][] = [];
  const widthAt = (at: number) => Math.clz32(bytes.readUInt8(at)) - 23;
  for (let at = 0; at < bytes.length; ) {
    const nameWidth = widthAt(at);
    const sizeAt = at + nameWidth;
    const start = sizeAt + widthAt(sizeAt);
    const mask = 0xff >> widthAt(sizeAt);
    const size = bytes
      .subarray(sizeAt + 1, start)
      .reduce((value, byte) => value * 256 + byte, bytes.readUInt8(sizeAt) & mask);
    elements.push([bytes.readUIntBE(at, nameWidth), bytes.subarray(start, start + size)]);
    at = start + size;
  }
  return elements;
}

const findElements = (bytes: Buffer, [first, ...rest]: number[]): Buffer[] =>
  elementsOf(bytes)
    .filter(([name]) => name === first)
    .flatMap(([, content]) => (rest.length > 0 ? findElements(content, rest) : [content]));

function readWebm(bytes: Buffer) {
  const number = (path: number[]) => {
    const value = only(findElements(bytes, [SEGMENT, ...path]));
    return value.readUIntBE(0, value.length);
  };
  const duration = only(findElements(bytes, [SEGMENT, INFO, DURATION]));
  const length = duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE();
  const types = findElements(bytes, [SEGMENT, TRACKS, TRACK, TRACK_TYPE]);
  return {
    tracks: types.map((type) => (type[0] === 1 ? "film" : "else")),
    width: number([TRACKS, TRACK, VIDEO, WIDTH]),
    height: number([TRACKS, TRACK, VIDEO, HEIGHT]),
    seconds: (length * number([INFO, TIME_SCALE])) / 1e9,
  };
}

describe.each(films)("%s", (_name, { mp4, webm }, largest, narrowest) => {
  const [first, second] = [bytesOf(mp4), bytesOf(webm)];

  test("is light enough, and sharp enough for its screens", () => {
    expect(Math.max(first.length, second.length)).toBeLessThanOrEqual(largest);
    expect(readMp4(first).width).toBeGreaterThanOrEqual(narrowest);
  });

  test("is the same in both encodings, and neither carries a sound track", () => {
    const facts = readMp4(first);
    expect(facts.tracks).toEqual(["film"]);
    expect(readWebm(second)).toEqual({ ...facts, seconds: expect.closeTo(facts.seconds, 1) });
  });

  test("plays as MP4 before all of it has arrived: its index comes first", () => {
    const names = boxesOf(first).map(([name]) => name);
    expect(names.indexOf("moov")).toBeLessThan(names.indexOf("mdat"));
  });
});

test("every part begins before the film ends", () => {
  const { seconds } = readMp4(bytesOf(film.mp4));
  const late = film.chapters.filter(({ at }) => at >= seconds);
  expect(late).toEqual([]);
});

test("the poster has the film's shape", () => {
  const poster = imageSize(fs.readFileSync(`content/${film.poster}`));
  const { width, height } = readMp4(bytesOf(film.mp4));
  expect(poster.width / poster.height).toBeCloseTo(width / height, 2);
});

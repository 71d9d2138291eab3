import fs from "node:fs";
import path from "node:path";
import { t } from "../messages";

const kinds: Record<string, [kind: string, start: RegExp]> = {
  ".pdf": ["PDF", /%PDF-/],
  ".webm": ["WebM", /^.E\xdf\xa3.*webm/s],
  ".mp4": ["MP4", /^.{4}ftyp/s],
  ".svg": ["SVG", /<svg\b/],
};

/** The codecs of an MP4 that every browser of the last years plays. */
const played = /^(avc[13]|av01|vp09)$/;

/** What is wrong with a served file whose name promises another kind; undefined when nothing is. */
export function servedFault(file: string): string | undefined {
  const extension = path.extname(file);
  const bytes = fs.readFileSync(file);
  if (extension === ".vtt") return isCaptions(bytes) ? undefined : t("notCaptions");
  const [kind, start] = kinds[extension] ?? [];
  if (start && !start.test(bytes.toString("latin1", 0, 1024))) return t("otherKind", { kind });
  const codecs = extension === ".mp4" ? codecsIn(bytes) : [];
  return codecs.some((codec) => played.test(codec)) || extension !== ".mp4"
    ? undefined
    : t("otherCodec", { codec: codecs });
}

/** The codecs of the tracks of an MP4: the first entry of each table of samples. */
function codecsIn(bytes: Buffer): string[] {
  const tables = bytes.toString("latin1").matchAll(/stsd.{12}(\w{4})/gs);
  return [...tables].map(([, codec = ""]) => codec);
}

function isCaptions(bytes: Buffer): boolean {
  const text = bytes.toString();
  const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
  const cue = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}`, "m");
  return !text.includes("\ufffd") && /^\ufeff?WEBVTT\s/.test(text) && cue.test(text);
}

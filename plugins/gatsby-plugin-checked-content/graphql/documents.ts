import fs from "node:fs";
import zlib from "node:zlib";
import { formatNumber } from "../../../shared/format";
import type { Language } from "../../../shared/languages";
import { begun } from "../site/expiry";
import { field } from "./content-file";

type Arguments = { language: Language };
type Source = { files: Record<string, string> };

const bytesOf = ({ files }: Source, { language }: Arguments) =>
  fs.readFileSync(`static${files[language]}`);

/** The size of a document in words. Browsers differ in these, so the build writes it. */
const size = field<Source, Arguments>(
  "String!",
  (source, args) => {
    const kilobytes = bytesOf(source, args).length / 1000;
    const [value, unit] =
      kilobytes < 1000 ? [kilobytes, "kilobyte"] : [kilobytes / 1000, "megabyte"];
    return formatNumber(value, args.language, {
      style: "unit",
      unit,
      unitDisplay: "long",
      maximumSignificantDigits: 2,
    });
  },
  { language: "String!" },
);

const pages = field<Source, Arguments>("Int", (source, args) => pagesIn(bytesOf(source, args)), {
  language: "String!",
});

/** How many pages a PDF has; undefined for one that does not give it, such as an encrypted one. The tree of pages counts them at its root, perhaps inside a compressed stream. */
export function pagesIn(pdf: Buffer): number | undefined {
  const text = pdf.toString("latin1");
  const packed = [...text.matchAll(/\/ObjStm\b.*?stream\r?\n/gs)].map(({ index, 0: start }) => {
    try {
      return zlib.inflateSync(pdf.subarray(index + start.length)).toString("latin1");
    } catch {
      return "";
    }
  });
  const parts = [text, ...packed].flatMap((one) => one.split(/<<|>>/));
  const trees = parts.filter((part) => /\/Type\s*\/Pages\b/.test(part));
  const counts = trees.flatMap((tree) => /\/Count\s+(\d+)/.exec(tree)?.slice(1).map(Number) ?? []);
  return counts.length > 0 ? Math.max(...counts) : undefined;
}

/** What is known of a document beside its file of facts; those to come are left out. */
export const documentResolvers = {
  Document: { size, pages },
  ContentDocuments: {
    items: { resolve: ({ items }: { items: { begins?: string }[] }) => begun(items) },
  },
};

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileProblem, type Problem } from "../../src/content/json-file";
import { t } from "../../src/content/messages";
import { codes, type Language } from "../../src/i18n/languages";
import { root } from "../run";
import { facts } from "../site";
import { logoHtml, pageStyles } from "./page-styles";
import { sharePictures } from "./share-pictures";
import { profileSheets } from "./sheets";
import recorded from "./sources.json";

/** The company's profiles, where `profile` in content/site.json says, each with its language: two may share one. */
export function profiles(): Map<string, Language> {
  const files: Partial<Record<Language, string>> = facts("site.json").profile ?? {};
  const named = codes.toReversed().filter((code) => files[code]);
  return new Map(named.map((code) => [`static${files[code]}`, code]));
}

/** What each file of `npm run brand` is made of, as a fingerprint. */
export function sources(): Record<string, string> {
  const printed = [...profiles()].map(([file, code]) => {
    const sheets: string = profileSheets(code);
    const pictures = [...sheets.matchAll(/src="\/(.*?)\?/g)].map(([, name = ""]) =>
      decodeURI(name),
    );
    return [
      file,
      fingerprint(
        sheets,
        pictures.map((name) => `content/${name}`),
      ),
    ];
  });
  const drawn = sharePictures().map(({ file, picture, texts, code }) => [
    file,
    fingerprint(`${pageStyles()}${logoHtml(code, texts.join(), true)}`, [picture]),
  ]);
  return Object.fromEntries([...printed, ...drawn]);
}

function fingerprint(text: string, pictures: string[]): string {
  const hash = createHash("sha256").update(text);
  for (const picture of pictures) hash.update(readFileSync(path.join(root, picture)));
  return hash.digest("hex").slice(0, 12);
}

/** Records what the files have been made of. */
export const recordSources = (): void =>
  writeFileSync(path.join(__dirname, "sources.json"), `${JSON.stringify(sources(), null, 2)}\n`);

/** A note on each file that is older than what it is made of. */
export const olderFiles = (known: Record<string, string> = recorded): Problem[] =>
  Object.entries(sources())
    .filter(([file, source]) => known[file] !== source)
    .map(([file]) => ({ ...fileProblem(file, t("olderThanSources")), isNote: true }));

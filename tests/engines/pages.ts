import { languageRow, languages } from "../../src/i18n/languages";
import { localizedPath } from "../../src/i18n/urls";
import { facts, screens, titleOf } from "../../tools/site";
import { pages as built } from "../built/built-site";

const missing = { ...facts("pages/not-found.json"), name: "not-found", path: "/no/such/page" };

/** Every page in every language, the 404 page too. */
export const pages = languages.flatMap(({ code }) =>
  [...screens, missing].map(({ name, path, title }) => ({
    name,
    code,
    dir: languageRow(code).dir,
    url: localizedPath(path, code),
    title: titleOf(code, title),
    html: built.get(name === "not-found" ? `/${code}/404.html` : localizedPath(path, code)) ?? "",
  })),
);

export type PageCase = (typeof pages)[number];

import fs from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import type { BuildArgs, CreateDevServerArgs } from "gatsby";
import MiniSearch from "minisearch";
import { codes, isLanguage, type Language } from "../i18n/languages";
import { indexOptions } from "../search/index-options";
import { searchFolder } from "../served-folders";
import { type Source, sectionsOf } from "./search-sections";

/** A language's search index: every section of every page, from the files below a repository's root. Throws on a file that cannot be read. */
export function buildSearchIndex(root: string, language: Language): string {
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
  const source: Source = {
    language,
    content: (name) =>
      // A site may leave files of lists out.
      fs.existsSync(path.join(root, "content", name)) ? read(`content/${name}`) : { items: [] },
    words: (namespace) => read(`locales/${language}/${namespace}.json`),
  };
  const pages = fs
    .readdirSync(path.join(root, "content/pages"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => source.content(`pages/${file}`));
  const index = new MiniSearch(indexOptions);
  index.addAll(pages.flatMap((page) => sectionsOf(page, source)));
  return JSON.stringify(index);
}

/** Writes the indexes to where a page fetches them when a visitor first searches: `/search/{language}.json`. */
export function publishSearchIndex({ store }: BuildArgs): void {
  const root = store.getState().program.directory;
  const folder = path.join(root, "public", searchFolder);
  fs.mkdirSync(folder, { recursive: true });
  for (const code of codes) {
    fs.writeFileSync(path.join(folder, `${code}.json`), buildSearchIndex(root, code));
  }
}

/** Serves the same indexes in develop, made of the files as they are on the disk. */
export function serveSearchIndex({ app, store }: CreateDevServerArgs): void {
  const root = store.getState().program.directory;
  const sendIndex: RequestHandler = (request, response, next) => {
    const language = request.params.file?.replace(".json", "");
    if (!isLanguage(language)) return next();
    response.type("json").send(buildSearchIndex(root, language));
  };
  app.get(`/${searchFolder}/:file`, sendIndex);
}

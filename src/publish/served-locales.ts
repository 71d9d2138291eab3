import fs from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import type { BuildArgs, CreateDevServerArgs } from "gatsby";
import { wordsFolder } from "../shared/served-folders";

/** Copies `locales/` to where a page fetches words at run time: `/locales/{language}/{namespace}.json`. */
export function publishLocales({ store }: BuildArgs): void {
  const root = store.getState().program.directory;
  fs.cpSync(path.join(root, "locales"), path.join(root, "public", wordsFolder), {
    recursive: true,
    filter: (source) => !source.endsWith(".md"),
  });
}

/** Serves the same files in develop, always as they are on the disk. */
export function serveLocales({ app, store }: CreateDevServerArgs): void {
  const root = path.join(store.getState().program.directory, "locales");
  const sendWords: RequestHandler = (request, response) =>
    response.sendFile(request.params[0] ?? "", { root });
  app.get(`/${wordsFolder}/*`, sendWords);
}

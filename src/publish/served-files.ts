import fs from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import type { BuildArgs, CreateDevServerArgs } from "gatsby";
import { wordsFolder } from "../shared/served-folders";
import { contactCards } from "./contact-cards";
import { filmTracks } from "./film-tracks";

/** The files made of facts and words, by their paths below the site's root, from the files below a repository's root. */
const madeFiles = (root: string) => new Map([...filmTracks(root), ...contactCards()]);

/** Writes what a page fetches when it is needed: the film's tracks, contact cards, and words as they are in `locales/`. */
export function publishServedFiles({ store }: BuildArgs): void {
  const root = store.getState().program.directory;
  for (const [file, text] of madeFiles(root)) {
    const target = path.join(root, "public", file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  fs.cpSync(path.join(root, "locales"), path.join(root, "public", wordsFolder), {
    recursive: true,
    filter: (source) => !source.endsWith(".md"),
  });
}

/** Serves the same files in develop, always as the files on the disk are. */
export function serveFiles({ app, store }: CreateDevServerArgs): void {
  const root = store.getState().program.directory;
  const sendMade: RequestHandler = ({ path: file }, response, next) => {
    const text = madeFiles(root).get(file);
    if (text === undefined) return next();
    response.type(file.endsWith(".vtt") ? "text/vtt" : "text/vcard").send(text);
  };
  const sendWords: RequestHandler = (request, response) =>
    response.sendFile(request.params[0] ?? "", { root: path.join(root, "locales") });
  app.get(["/*.vcf", "/film/*.vtt"], sendMade);
  app.get(`/${wordsFolder}/*`, sendWords);
}

import fs from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import type { CreateDevServerArgs } from "gatsby";
import { translationsFolder } from "../../shared/served-paths";
import { hidden } from "../gatsby-plugin-checked-content/site/site-files";

/** Writes what a page fetches when it is needed: translations as they are in `locales/`. */
export function publishServedFiles(): void {
  fs.cpSync("locales", path.join("public", translationsFolder), {
    recursive: true,
    filter: (source) => !source.endsWith(".md") && !hidden.test(source),
  });
}

/** Serves the same files in develop, always as the files on the disk are. */
export function serveFiles({ app }: CreateDevServerArgs): void {
  const sendTranslations: RequestHandler = (request, response) =>
    response.sendFile(request.params[0] ?? "", { root: path.resolve("locales") });
  app.get(`/${translationsFolder}/*`, sendTranslations);
}

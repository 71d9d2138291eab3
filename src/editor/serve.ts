import path from "node:path";
import type { RequestHandler } from "express";
import type { CreateDevServerArgs } from "gatsby";
import { editorFolder } from "../shared/served-folders";
import { editorFiles } from "./files";

/** In develop: serves the editor at `/admin/`, its forms made anew from the files at each visit, and says where it is. */
export function serveEditor({ app, reporter, store }: CreateDevServerArgs): void {
  const { directory, port } = store.getState().program;
  const send: RequestHandler = (request, response, next) => {
    const name = request.params[0] || "index.html";
    const read = editorFiles(directory).get(name);
    if (!read) return next();
    try {
      response.type(path.extname(name)).send(read());
    } catch (error) {
      response
        .status(500)
        .type("txt")
        .send(error instanceof Error ? error.message : error);
    }
  };
  const addSlash: RequestHandler = (_request, response) => response.redirect(`/${editorFolder}/`);
  // The addresses in the page are beside it: without its slash it has none.
  app.get(new RegExp(`^/${editorFolder}$`), addSlash);
  app.get(`/${editorFolder}/*`, send);
  reporter.info(`Edit at http://localhost:${port}/${editorFolder}/`);
}

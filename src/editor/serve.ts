import path from "node:path";
import type { Request, Response } from "express";
import type { CreateDevServerArgs } from "gatsby";
import { editorFolder } from "../shared/served-folders";
import { editorFiles } from "./files";

/** In develop: serves the editor at `/admin/`, its forms made anew from the files at each visit, and says where it is. */
export function serveEditor({ app, reporter, store }: CreateDevServerArgs): void {
  const { directory, port } = store.getState().program;
  const address = `/${editorFolder}/`;
  app.get(`${address}*`, ({ params }: Request, response: Response) => {
    const name = params[0] || "index.html";
    const read = editorFiles(directory).get(name);
    try {
      if (read) response.type(path.extname(name)).send(read());
      else response.sendStatus(404);
    } catch (error) {
      response.status(500).type("txt").send(String(error));
    }
  });
  // The addresses in the page are beside it: without its slash it has none.
  app.get(`/${editorFolder}`, (_request: Request, response: Response) => {
    response.redirect(address);
  });
  reporter.info(`Edit at http://localhost:${port}${address}`);
}

import type { GatsbyNode } from "gatsby";
import { serveEditor, writeEditor } from "./files";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveEditor;
export const onPostBuild: GatsbyNode["onPostBuild"] = writeEditor;

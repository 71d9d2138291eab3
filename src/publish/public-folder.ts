import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { readSite } from "../content/site-files";
import { publishEditor } from "../editor/files";
import { localizedPath } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { finishPages } from "./built-pages";
import { writeFeeds } from "./feeds";
import { writeHostFiles } from "./host-files";
import { writeRobotsFile } from "./robots";
import { publishSearchIndex } from "./search-index";
import { publishServedFiles } from "./served-files";

/** What Gatsby writes into `public/` for its own use, or for a feature that is not used. No page requests it. */
const unused = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/** After the build: writes the files of `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  const site = readSite(".");
  publishServedFiles();
  writeRobotsFile();
  writeFeeds(site);
  writeHostFiles(site, args.pathPrefix);
  const { data } = await args.graphql<{ allSitePage: { nodes: { pageContext: PageContext }[] } }>(
    "{ allSitePage { nodes { pageContext } } }",
  );
  const contexts = data?.allSitePage.nodes.map(({ pageContext }) => pageContext) ?? [];
  const thumbnails = new Map(contexts.map(({ pagePath, thumbnail }) => [pagePath, thumbnail]));
  await publishSearchIndex(site, finishPages(), (path) => thumbnails.get(localizedPath(path)));
  for (const name of unused) fs.rmSync(path.join("public", name), { recursive: true, force: true });
  publishEditor(args);
}

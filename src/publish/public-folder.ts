import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { filesBelow, readSite } from "../content/site-files";
import { publishEditor } from "../editor/files";
import { localizedPath } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { writeBuildFile } from "./build-file";
import { finishPages } from "./built-pages";
import { writeFeeds } from "./feeds";
import { writeHostFiles } from "./host-files";
import { writeManifest } from "./manifest";
import { writeRobotsFile } from "./robots";
import { publishSearchIndex } from "./search-index";
import { publishServedFiles } from "./served-files";

/** What Gatsby writes into `public/` for its own use, or for a feature that is not used. No page requests it. */
const unused = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/** Folders of `static/` that Gatsby copies, leaving in `public/` the files that are no longer there. */
const copied = ["film", "flags", "og", "profile"];

/** After the build: writes the files of `public/` beside the pages. Ends the build, naming the page, when a page contains what the policy must refuse. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  const site = readSite(".");
  removeFilesWithoutSource();
  publishServedFiles();
  writeManifest();
  writeRobotsFile();
  writeFeeds(site);
  writeBuildFile();
  writeHostFiles(site, args.pathPrefix);
  try {
    const { data } = await args.graphql<{ allSitePage: { nodes: { pageContext: PageContext }[] } }>(
      "{ allSitePage { nodes { pageContext } } }",
    );
    const contexts = data?.allSitePage.nodes.map(({ pageContext }) => pageContext) ?? [];
    const thumbnails = new Map(contexts.map(({ pagePath, thumbnail }) => [pagePath, thumbnail]));
    await publishSearchIndex(site, finishPages(), (path) => thumbnails.get(localizedPath(path)));
  } catch (error) {
    args.reporter.panic(error instanceof Error ? error.message : String(error));
  }
  for (const name of unused) fs.rmSync(path.join("public", name), { recursive: true, force: true });
  publishEditor(args);
}

/** Removes from `public/` below a root what `static/` no longer has, in the folders that Gatsby copies. */
export function removeFilesWithoutSource(root = "."): void {
  for (const name of filesBelow(path.join(root, "public"), copied))
    if (!fs.existsSync(path.join(root, "static", name))) fs.rmSync(path.join(root, "public", name));
}

import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { contentFile, readSite } from "../gatsby-plugin-checked-content/site-files";
import { editorFiles } from "../gatsby-plugin-site-editor/files";
import { resizedPictures } from "../gatsby-plugin-checked-content/graphql/pages";
import { editorFolder } from "../../shared/served-paths";
import { finishPages } from "./built-pages";
import { writeFeeds } from "./feeds";
import { writeHostFiles } from "./host-files";
import { writePublicFile } from "./public-file";
import { publishSearchIndex } from "./search-index";
import { publishServedFiles } from "./served-files";
import { siteAddress } from "./site-address";

/** What Gatsby writes into `public/` for its own use, or for a feature that is not used. No page requests it. */
const unused = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/** The picture of a page among the results of the search. */
const thumbnail = "width: 320, height: 240, toFormat: WEBP, quality: 60";

/** After the build: writes the files of `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  const site = readSite(".");
  publishServedFiles();
  // Previews are excluded by a header, not here: a crawler that may not read a page never sees its header.
  const sitemap = `${siteAddress().siteUrl}/sitemap-index.xml`;
  writePublicFile("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  writeFeeds(site);
  writeHostFiles(site, args.pathPrefix);
  const pictures = await resizedPictures(args.graphql, thumbnail);
  await publishSearchIndex(site, finishPages(), pictures);
  for (const name of unused) fs.rmSync(path.join("public", name), { recursive: true, force: true });
  // The editor, where the facts name the repository that it saves to.
  if (contentFile(site, "site")?.value.editor)
    for (const [name, read] of editorFiles(".", args.pathPrefix))
      writePublicFile(`${editorFolder}/${name}`, read());
}

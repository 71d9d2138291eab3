import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { defaultLanguage } from "../../shared/languages";
import { withoutFolder } from "../../shared/pictures";
import { readSite } from "../gatsby-plugin-checked-content/site/site-files";
import { finishPages } from "./built-pages";
import { writeFeeds } from "./feeds";
import { writeHostFiles } from "./hosts/host-files";
import { writePageList } from "./llms";
import { writePublicFile } from "./public-file";
import { publishSearchIndex } from "./search/search-index";
import { publishServedFiles } from "./served-files";
import { siteAddress } from "./site-address";

/** What Gatsby writes into `public/` for its own use, or for a feature that is not used. No page requests it. */
const unused = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/** The pictures of pages among the results of the search. */
const thumbnails = /* GraphQL */ `
  query Thumbnails($language: String!) {
    routes(language: $language) {
      path
      picture {
        childImageSharp {
          resize(width: 320, height: 240, toFormat: WEBP, quality: 60) {
            src
          }
        }
      }
    }
  }
`;

/** After the build: writes the files of `public/` beside the pages. */
export async function finishPublicFolder(args: BuildArgs): Promise<void> {
  const site = readSite(".");
  publishServedFiles();
  // Previews are excluded by a header, not here: a crawler that may not read a page never sees its header.
  const sitemap = `${siteAddress().siteUrl}/sitemap-index.xml`;
  writePublicFile("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  writeFeeds(site);
  writePageList(site);
  writeHostFiles(site, args.pathPrefix);
  const variables = { language: defaultLanguage };
  const { data } = await args.graphql<Queries.ThumbnailsQuery>(thumbnails, variables);
  const pictures = new Map(
    data?.routes.map(({ path, picture }) => [
      path,
      withoutFolder(picture?.childImageSharp?.resize?.src),
    ]),
  );
  await publishSearchIndex(site, finishPages(), pictures);
  for (const name of unused) fs.rmSync(path.join("public", name), { recursive: true, force: true });
}

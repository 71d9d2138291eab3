import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { codes, languageRow } from "../i18n/languages";
import { textOfKey } from "../i18n/text-of-key";
import { absoluteUrl } from "../i18n/urls";

interface Query {
  site: { siteMetadata: { siteUrl: string } };
  siteFacts: { name: string; tagline: string };
  allContentPages: {
    nodes: { pagePath: string; title: string; description: string; template: string }[];
  };
  allLocale: { nodes: { language: string; ns: string; data: string }[] };
}

/** Writes what robots read: `robots.txt` for crawlers, `llms.txt` for language models. Throws when the query fails. */
export async function writeRobotFiles({ graphql, store }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Query>(`
    query RobotFiles {
      site { siteMetadata { siteUrl } }
      siteFacts { name: fullName(language: "en") tagline(language: "en") }
      allContentPages { nodes { pagePath: path title description template } }
      allLocale { nodes { language ns data } }
    }
  `);
  if (!data) throw new Error(`The pages cannot be read: ${JSON.stringify(errors)}`);
  const folder = path.join(store.getState().program.directory, "public");
  fs.writeFileSync(path.join(folder, "robots.txt"), robots(data));
  fs.writeFileSync(path.join(folder, "llms.txt"), languageModels(data));
}

function robots({ site }: Query): string {
  const sitemap = `${site.siteMetadata.siteUrl.replace(/\/$/, "")}/sitemap-index.xml`;
  // A preview is kept out by its header: a crawler that may not read a page never sees it.
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

/** A page a line, in every language, as https://llmstxt.org describes. */
function languageModels({ site, siteFacts, allContentPages, allLocale }: Query): string {
  const word = (language: string, key: string) =>
    textOfKey(key, (namespace) => {
      const words = allLocale.nodes.find(
        (node) => node.language === language && node.ns === namespace,
      );
      return JSON.parse(words?.data ?? "{}");
    });
  const sections = [...codes].reverse().map((code) => {
    const pages = allContentPages.nodes
      .filter(({ template }) => template !== "not-found")
      .map(({ pagePath, title, description }) => {
        const url = absoluteUrl(site.siteMetadata.siteUrl, pagePath, code);
        return `- [${word(code, title)}](${url}): ${word(code, description)}`;
      });
    return `## ${languageRow(code).name}\n\n${pages.join("\n")}`;
  });
  return `# ${siteFacts.name}\n\n> ${siteFacts.tagline}\n\n${sections.join("\n\n")}\n`;
}

import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { codes, defaultLanguage, isLanguage, languageRow } from "../i18n/languages";
import { textOfKey } from "../i18n/text-of-key";
import { absoluteUrl } from "../i18n/urls";
import { siteAddress } from "./site-address";

/** Writes `robots.txt` for crawlers and `llms.txt` for language models. Throws when the query fails. */
export async function writeRobotFiles({ graphql, store }: BuildArgs): Promise<void> {
  const language = isLanguage("en") ? "en" : defaultLanguage;
  const { data, errors } = await graphql<Queries.RobotFilesQuery>(
    `
      query RobotFiles($language: String!) {
        siteFacts { name: fullName(language: $language) tagline(language: $language) }
        allContentPage { nodes { pagePath: path title description template } }
        allLocale { nodes { language ns data } }
      }
    `,
    { language },
  );
  if (!data) throw new Error(`The pages cannot be read: ${JSON.stringify(errors)}`);
  const folder = path.join(store.getState().program.directory, "public");
  fs.writeFileSync(path.join(folder, "robots.txt"), robots());
  fs.writeFileSync(path.join(folder, "llms.txt"), languageModels(data));
}

function robots(): string {
  const sitemap = `${siteAddress().siteUrl}/sitemap-index.xml`;
  // Previews are excluded by a header, not here: a crawler that may not read a page never sees its header.
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

/** A page a line, in every language, as https://llmstxt.org describes. */
function languageModels({ siteFacts, allContentPage, allLocale }: Queries.RobotFilesQuery): string {
  const word = (language: string, key: string) =>
    textOfKey(key, (namespace) => {
      const words = allLocale.nodes.find(
        (node) => node.language === language && node.ns === namespace,
      );
      return JSON.parse(words?.data ?? "{}");
    });
  const sections = [...codes].reverse().map((code) => {
    const pages = allContentPage.nodes
      .filter(({ template }) => template !== "not-found")
      .map(({ pagePath, title, description }) => {
        const url = absoluteUrl(siteAddress().siteUrl, pagePath, code);
        return `- [${word(code, title)}](${url}): ${word(code, description)}`;
      });
    return `## ${languageRow(code).name}\n\n${pages.join("\n")}`;
  });
  return `# ${siteFacts.name}\n\n> ${siteFacts.tagline}\n\n${sections.join("\n\n")}\n`;
}

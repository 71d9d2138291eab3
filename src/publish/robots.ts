import type { BuildArgs } from "gatsby";
import { codes, defaultLanguage, isLanguage, languageRow } from "../i18n/languages";
import { textOfKey } from "../i18n/text-of-key";
import { absoluteUrl } from "../i18n/urls";
import { writePublicFile } from "./public-file";
import { siteAddress } from "./site-address";
import { indexablePages, wordsReader } from "./site-pages";

/** Writes `robots.txt` for crawlers and `llms.txt` for language models. Throws when the query fails. */
export async function writeRobotFiles({ graphql }: BuildArgs): Promise<void> {
  const { siteUrl } = siteAddress();
  const language = isLanguage("en") ? "en" : defaultLanguage;
  const { data, errors } = await graphql<Queries.RobotFilesQuery>(
    `
      query RobotFiles($language: String!) {
        siteFacts { name: fullName(language: $language) tagline(language: $language) }
        allSitePage { nodes { pageContext } }
      }
    `,
    { language },
  );
  if (!data) throw new Error(`The pages cannot be read: ${JSON.stringify(errors)}`);
  const sections = [...codes].reverse().map((code) => {
    const word = (key: string) => textOfKey(key, wordsReader(code)) ?? key;
    const pages = indexablePages(data.allSitePage.nodes, code).map((page) => {
      const { pagePath, title, description } = page;
      const url = absoluteUrl(siteUrl, pagePath, code);
      return `- [${word(title)}](${url}): ${word(description)}`;
    });
    return `## ${languageRow(code).name}\n\n${pages.join("\n")}`;
  });
  const { name, tagline } = data.siteFacts;
  // Previews are excluded by a header, not here: a crawler that may not read a page never sees its header.
  const sitemap = `${siteUrl}/sitemap-index.xml`;
  writePublicFile("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  // A page a line, in every language, as https://llmstxt.org describes.
  writePublicFile("llms.txt", `# ${name}\n\n> ${tagline}\n\n${sections.join("\n\n")}\n`);
}

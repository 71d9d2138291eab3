import { contentFile, type SiteFiles, textsReader } from "../content/site-files";
import { indexablePages, textInLanguage } from "../content/site-pages";
import { codes, defaultLanguage, isLanguage, languageRow } from "../i18n/languages";
import { absoluteUrl } from "../i18n/urls";
import { writePublicFile } from "./public-file";
import { siteAddress } from "./site-address";

/** Writes `robots.txt` for crawlers and `llms.txt` for language models. */
export function writeRobotFiles(site: SiteFiles): void {
  const { siteUrl } = siteAddress();
  const language = isLanguage("en") ? "en" : defaultLanguage;
  const sections = [...codes].reverse().map((code) => {
    const texts = textsReader(site, code);
    const pages = indexablePages(site).map(({ path, title, description }) => {
      const [name, about] = [title, description].map((text) => textInLanguage(text, code, texts));
      return `- [${name}](${absoluteUrl(siteUrl, path, code)}): ${about}`;
    });
    return `## ${languageRow(code).name}\n\n${pages.join("\n")}`;
  });
  const facts = contentFile(site, "site")?.value;
  // Previews are excluded by a header, not here: a crawler that may not read a page never sees its header.
  const sitemap = `${siteUrl}/sitemap-index.xml`;
  writePublicFile("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  // A page a line, in every language, as https://llmstxt.org describes.
  writePublicFile(
    "llms.txt",
    `# ${facts?.fullName[language]}\n\n> ${facts?.tagline[language]}\n\n${sections.join("\n\n")}\n`,
  );
}

import { languageName } from "../../shared/format";
import { codes } from "../../shared/languages";
import { absoluteUrl } from "../../shared/urls";
import {
  contentFile,
  type SiteFiles,
  textsReader,
} from "../gatsby-plugin-checked-content/site/site-files";
import { indexablePages, textInLanguage } from "../gatsby-plugin-checked-content/site/site-pages";
import { writePublicFile } from "./public-file";
import { siteAddress } from "./site-address";

/** Writes `llms.txt` for programs that read: every page in each language, with its title and description. https://llmstxt.org */
export function writePageList(site: SiteFiles): void {
  const facts = contentFile(site, "site")?.value;
  if (!facts) return;
  const { siteUrl } = siteAddress();
  const sorted = indexablePages(site).sort((one, other) => one.path.localeCompare(other.path));
  const lists = codes.map((code) => {
    const texts = textsReader(site, code);
    const lines = sorted.map(({ path, title, description }) => {
      const [name, words] = [title, description].map((text) => textInLanguage(text, code, texts));
      return `- [${name}](${absoluteUrl(siteUrl, path, code)}): ${words}`;
    });
    const head = `## ${languageName(code, code)}\n\n${facts.fullName[code]}: ${facts.tagline[code]}`;
    return `${head}\n\n${lines.join("\n")}\n`;
  });
  const name = codes.map((code) => facts.fullName[code]).join(" · ");
  writePublicFile("llms.txt", `# ${name}\n\n${lists.join("\n")}`);
}

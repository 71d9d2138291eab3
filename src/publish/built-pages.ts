import fs from "node:fs";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { siteFacts } from "../content/site-facts";
import { withPolicy } from "./content-security-policy";
import { type PageSection, sectionsIn } from "./page-sections";

/** What later steps need of a page that the build has written. */
export interface BuiltPage {
  /** Its path below the site's root, such as `/ar/clients/`, or `/404.html`. */
  address: string;
  sections: PageSection[];
}

/** Reads every page below `public/`, each parsed once, and writes its policy into it. */
export function finishPages(): BuiltPage[] {
  const facts = siteFacts();
  const entries = fs.readdirSync("public", { recursive: true, withFileTypes: true });
  return (
    entries
      // `page-data/404.html/` is a folder.
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const html = fs.readFileSync(file, "utf8");
        const document = parsePage(html);
        fs.writeFileSync(file, withPolicy(html, document, facts));
        const address = path.relative("public", file).split(path.sep).join("/");
        return {
          address: `/${address.replace(/(?<=^|\/)index\.html$/, "")}`,
          sections: sectionsIn(document),
        };
      })
  );
}

/** Parses a page as a browser without scripting does, so that the content of <noscript> is read too. */
export function parsePage(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false });
}

import fs from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { siteFacts } from "../gatsby-plugin-checked-content/site/site-facts";
import { filesBelow } from "../gatsby-plugin-checked-content/site/site-files";
import { withPolicy } from "./content-security-policy";
import { sectionsIn } from "./search/page-sections";

/** Reads every page below `public/`, each parsed once, and writes its policy into it. Gives their sections by their paths, such as `/ar/clients/`. */
export function finishPages() {
  const facts = siteFacts();
  const pages = filesBelow("public", ["."]).filter((name) => name.endsWith(".html"));
  return new Map(
    pages.map((name) => {
      const file = path.join("public", name);
      const html = fs.readFileSync(file, "utf8");
      const document = parsePage(html);
      fs.writeFileSync(file, withPolicy(html, document, facts));
      return [`/${name.replace(/(?<=^|\/)index\.html$/, "")}`, sectionsIn(document)] as const;
    }),
  );
}

/** Parses a page as a browser without scripting does, so that the content of <noscript> is read too. */
export const parsePage = (html: string) => parse(html, { scriptingEnabled: false });

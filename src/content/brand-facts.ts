import fs from "node:fs";
import path from "node:path";
import type { Language } from "../i18n/languages";
import type { Brand } from "./schemas/brand";

/** How the company looks, from `content/brand.json` below a repository's root. Throws where it cannot be read. */
export function brandFacts(root: string): Brand {
  return JSON.parse(fs.readFileSync(path.join(root, "content/brand.json"), "utf8"));
}

/** The SVG of the mark in a language. Throws where there is none. */
export function markOf(root: string, language: Language): string {
  return fs.readFileSync(path.join(root, "content", brandFacts(root).mark[language] ?? ""), "utf8");
}

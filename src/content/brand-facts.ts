import fs from "node:fs";
import path from "node:path";
import type { Language } from "../i18n/languages";
import type { Brand } from "./schemas/brand";

/** How the company looks, from `content/brand.json`. Throws where it cannot be read. */
export function brandFacts(): Brand {
  return JSON.parse(fs.readFileSync("content/brand.json", "utf8"));
}

/** The SVG of the mark in a language. Throws where there is none. */
export function markOf(language: Language): string {
  return fs.readFileSync(path.join("content", brandFacts().mark[language] ?? ""), "utf8");
}

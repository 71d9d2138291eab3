import fs from "node:fs";

/** The JSON that a guide shows, in its order: the words of a page, then the page. */
export const examplesOf = (guide: string): string[] =>
  [...fs.readFileSync(guide, "utf8").matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = ""]) => json,
  );

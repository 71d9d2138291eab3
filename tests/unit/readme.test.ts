import fs from "node:fs";
import { isDemonstration } from "../../tools/launch";

// An owner's README is the owner's.
const check = isDemonstration(".") ? test : test.skip;

const [english = "", arabic = ""] = ["README.md", "README.ar.md"].map((name) =>
  fs.readFileSync(name, "utf8"),
);

check("the start works as pasted, in both languages", () => {
  const commands = (text: string) => /```sh\n([\s\S]*?)```/.exec(text)?.[1];
  expect(commands(english)).toMatch(/^npx giget@latest gh:[\w-]+\/[\w.-]+ site\n/);
  expect(commands(arabic)).toBe(commands(english));
});

check("both give the same figures, and show the same pictures, light enough for a phone", () => {
  const figures = (text: string) => text.match(/\d\.\d/g);
  expect(figures(arabic)).toEqual(figures(english));
  const pictures = (text: string) =>
    [...text.matchAll(/\]\((\S+\.jpg)\)/g)].map(([, name]) => name);
  expect(pictures(arabic)).toEqual(pictures(english));
  const weights = pictures(english).map((name = "") => fs.statSync(name).size);
  expect(weights).toHaveLength(6);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThan(900_000);
});

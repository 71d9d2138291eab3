import fs from "node:fs";
import type { Brand } from "../../gatsby-plugin-checked-content/schemas/brand";
import { brandFacts } from "../../gatsby-plugin-checked-content/site/brand-facts";

/** The style sheet that src/layout/layout.tsx imports. It is generated from content, so it is not in `src/`. */
const file = ".cache/brand.css";

/** Writes the brand's colours and frame as custom properties of the page. Throws where content/brand.json cannot be read. */
export function writeBrandStyles(): void {
  const styles = brandStyles(brandFacts());
  const isWritten = fs.existsSync(file) && fs.readFileSync(file, "utf8") === styles;
  if (!isWritten) fs.writeFileSync(file, styles);
}

/** The custom properties of a brand. */
function brandStyles({ colours: { light, dark }, frame }: Brand): string {
  const fixed = {
    /** What stays as it is in both themes: what darkens pictures, the paper under logos, the ink on the accent. */
    shade: dark.deep,
    paper: light.onDeep,
    ink: light.text,
    frame: frame === "corners" ? "1" : "0",
  };
  return `@layer tokens {
:root { ${properties({ ...light, ...fixed })} }
:root:has(.dark) { ${properties(dark)} }
}
`;
}

const properties = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, "-$&").toLowerCase()}: ${value};`)
    .join(" ");

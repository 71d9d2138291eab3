import fs from "node:fs";
import { site } from "../../../plugins/gatsby-plugin-checked-content/schemas/site";
import { iconNames } from "../../../src/components/icon";

test("every icon that can be asked for is on the sheet of drawings, and nothing else", () => {
  const sheet = fs.readFileSync("src/components/icons.svg", "utf8");
  const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  const networks = site.shape.social.element.shape.network.options;
  expect(drawn.sort()).toEqual([...iconNames, ...networks].sort());
  // The bars of the pause icon are solid: two hollow ones read as zeros.
  expect(/<symbol id="pause"[^>]*>/.exec(sheet)?.[0]).toContain('fill="currentColor"');
});

import { wcagContrast as contrast } from "culori";
import { needed, surfacesOf } from "../../../plugins/gatsby-plugin-checked-content/checks/contrast";
import type {
  ColourName,
  Theme,
} from "../../../plugins/gatsby-plugin-checked-content/schemas/brand";
import { coloursFrom } from "../../../tools/colours-from-two";

/** The pairs of a theme that cannot be read. */
const unreadable = (theme: Theme) =>
  (Object.keys(theme) as ColourName[]).flatMap((name) =>
    surfacesOf(name)
      .filter((surface) => contrast(theme[name], theme[surface]) < needed)
      .map((surface) => `${name} on ${surface}`),
  );

test.each([
  ["#1d3a6e", "#d9772b"],
  ["#111111", "#c9a227"],
  ["#fff3b0", "#2e7d32"],
  ["#7f7f7f", "#808080"],
  ["#ffffff", "#000000"],
  ["#000000", "#ffffff"],
])("of %s and %s all words can be read in both themes", (primary, accent) => {
  const { light, dark } = coloursFrom(primary, accent);
  expect([...unreadable(light), ...unreadable(dark)]).toEqual([]);
});

test("the company's own colours stay where they can be read", () => {
  expect(coloursFrom("#1d3a6e", "#d9772b").light).toMatchObject({
    primary: "#1d3a6e",
    accent: "#d9772b",
  });
});

test("what is no colour is named", () => {
  expect(() => coloursFrom("blue", "#d9772b")).toThrow("blue is no colour");
});

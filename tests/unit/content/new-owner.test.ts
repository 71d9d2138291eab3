import { t } from "../../../src/content/messages";
import { foundWith } from "../fixtures/checked-site";
import { texts } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

/** A JSON file of the small site after a change. */
// biome-ignore lint/suspicious/noExplicitAny: each file has a shape of its own.
function edited(name: string, change: (value: any) => void): Record<string, string> {
  const value = JSON.parse(texts.get(name) ?? "");
  change(value);
  return { [name]: JSON.stringify(value) };
}

test("a site without stages can do without their texts, and one with stages cannot", () => {
  const noStages = { "content/stages.json": null };
  const files = ["locales/ar/stages.json", "locales/en/stages.json"];
  const gone = files.map((name): [string, null] => [name, null]);
  const teasers = ["ar", "en"].map((language) =>
    edited(`locales/${language}/home.json`, (texts) => delete texts.stages),
  );
  const noTexts = Object.assign(Object.fromEntries(gone), ...teasers);
  expect(foundWith({ ...noStages, ...noTexts })).toEqual([]);
  const shown = t("textShown", { key: "stages" });
  expect(foundWith(noTexts).filter(([place]) => !place.startsWith("content/"))).toEqual([
    ["locales/ar/home.json:1:1 stages", shown],
    [`${files[0]}:1:1`, t("neededFile")],
    ["locales/en/home.json:1:1 stages", shown],
    [`${files[1]}:1:1`, t("neededFile")],
  ]);
});

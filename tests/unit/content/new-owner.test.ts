import fs from "node:fs";
import path from "node:path";
import { removeLeftOverTexts } from "../../../src/content/autofix";
import { checkContent } from "../../../src/content/check-content";
import { t } from "../../../src/content/messages";
import { foundWith } from "../fixtures/checked-site";
import { otherFiles, texts } from "../fixtures/small-site";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

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
  expect(foundWith(noStages, true)).toContainEqual([`${files[0]}:1:1`, t("leftOver")]);
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

test("words of what a site leaves out have a note each", () => {
  const less = edited("content/site.json", (site) => {
    site.film = undefined;
    site.openingHours = [];
    site.newsletter = false;
  });
  Object.assign(less, {
    ...edited("locales/ar/home.json", (texts) => (texts.skyline = { title: "أ", text: "أ" })),
    ...edited("locales/en/home.json", (texts) => (texts.skyline = { title: "A", text: "A" })),
  });
  expect(foundWith(less, true).filter(([, message]) => message === t("leftOver"))).toEqual([
    ["locales/ar/contact.json:3:5 hours.weekdays", t("leftOver")],
    ["locales/ar/film.json:1:1", t("leftOver")],
    [expect.stringMatching(/^locales\/ar\/home\.json:.* skyline$/), t("leftOver")],
    [expect.stringMatching(/^locales\/ar\/panel\.json:.* newsletter$/), t("leftOver")],
    [expect.stringMatching(/^locales\/ar\/toasts\.json:.* footer$/), t("leftOver")],
    [expect.stringMatching(/^locales\/ar\/who-we-are\.json:.* film$/), t("leftOver")],
  ]);
  expect(foundWith({}, true)).not.toContainEqual([expect.anything(), t("leftOver")]);
});

const root = temporaryFolder();

test("one command removes the words of what a site leaves out, in every language", async () => {
  const less = edited("content/site.json", (site) => {
    delete site.film;
    delete site.profile;
    site.openingHours = [];
  });
  writeFiles(root, { ...(await otherFiles()), ...Object.fromEntries(texts), ...less });
  fs.rmSync(path.join(root, "content/stages.json"));
  const removed = removeLeftOverTexts(root);
  const left = checkContent(root).filter(
    ({ isNote, message }) => !isNote || message === t("leftOver"),
  );
  expect(removed).toEqual([
    "locales/ar/contact.json",
    "locales/en/contact.json",
    "locales/ar/who-we-are.json",
    "locales/en/who-we-are.json",
    "locales/ar/film.json",
    "locales/en/film.json",
    "locales/ar/profile.json",
    "locales/en/profile.json",
    "locales/ar/home.json",
    "locales/en/home.json",
    "locales/ar/stages.json",
    "locales/en/stages.json",
  ]);
  expect(left).toEqual([]);
});

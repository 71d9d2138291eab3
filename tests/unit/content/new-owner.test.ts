import fs from "node:fs";
import path from "node:path";
import { removeOrphanedTexts } from "../../../src/content/autofix";
import { checkContent } from "../../../src/content/check-content";
import { messages } from "../../../src/content/messages";
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

test("a site without stages can do without their words", () => {
  const noStages = { "content/stages.json": null };
  const words = ["locales/ar/stages.json", "locales/en/stages.json"];
  expect(foundWith(noStages, true)).toContainEqual([`${words[0]}:1:1`, messages.leftOver]);
  const noWords = { ...noStages, ...Object.fromEntries(words.map((name) => [name, null])) };
  expect(foundWith(noWords).map(([place]) => place)).toEqual([
    expect.stringContaining("content/pages/services.json"),
  ]);
  const services = edited("content/pages/services.json", (page) => page.namespaces.pop());
  expect(foundWith({ ...noWords, ...services })).toEqual([]);
  // With stages the page needs them.
  expect(foundWith(services).map(([, message]) => message)).toContain(
    messages.wordsNeeded("services", "stages"),
  );
});

test("words of what a site leaves out have a note each", () => {
  const less = edited("content/site.json", (site) => {
    site.film = undefined;
    site.openingHours = [];
    site.newsletter = false;
  });
  Object.assign(less, {
    "locales/ar/panel.json": '{ "newsletter": { "title": "النشرة" } }',
    "locales/en/panel.json": '{ "newsletter": { "title": "Newsletter" } }',
    ...edited("locales/ar/home.json", (words) => Object.assign(words, { skyline: { title: "أ" } })),
    ...edited("locales/en/home.json", (words) => Object.assign(words, { skyline: { title: "A" } })),
  });
  expect(foundWith(less, true).filter(([, message]) => message === messages.leftOver)).toEqual([
    ["locales/ar/contact.json:3:5 hours.weekdays", messages.leftOver],
    [expect.stringMatching(/^locales\/ar\/home\.json:.* skyline$/), messages.leftOver],
    ["locales/ar/panel.json:1:3 newsletter", messages.leftOver],
    ["locales/ar/who-we-are.json:5:3 film", messages.leftOver],
  ]);
  expect(foundWith({}, true)).not.toContainEqual([expect.anything(), messages.leftOver]);
});

test("a site without a film can do without its words, and one with a film cannot", () => {
  const noWords = ["ar", "en"].map((language) =>
    edited(`locales/${language}/who-we-are.json`, (words) => delete words.film),
  );
  const noFilm = edited("content/site.json", (site) => delete site.film);
  expect(foundWith(Object.assign({}, noFilm, ...noWords))).toEqual([]);
  expect(foundWith(Object.assign({}, ...noWords)).map(([place]) => place.split(" ")[1])).toEqual([
    "film.webm",
    "film.webm",
  ]);
});

const root = temporaryFolder();

test("one command removes the words of what a site leaves out, in every language and from its pages", async () => {
  const less = edited("content/site.json", (site) => {
    delete site.film;
    delete site.profile;
    site.openingHours = [];
  });
  writeFiles(root, { ...(await otherFiles()), ...Object.fromEntries(texts), ...less });
  fs.rmSync(path.join(root, "content/stages.json"));
  const removed = removeOrphanedTexts(root);
  const left = checkContent(root).filter(
    ({ isNote, message }) => !isNote || message === messages.leftOver,
  );
  const page = fs.readFileSync(path.join(root, "content/pages/services.json"), "utf8");
  expect(removed).toEqual([
    "locales/ar/contact.json",
    "locales/en/contact.json",
    "locales/ar/who-we-are.json",
    "locales/en/who-we-are.json",
    "locales/ar/stages.json",
    "locales/en/stages.json",
    "content/pages/services.json",
  ]);
  expect(JSON.parse(page).namespaces).toEqual(["services"]);
  expect(left).toEqual([]);
});

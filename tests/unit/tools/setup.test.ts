import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { checkSite } from "../../../plugins/gatsby-plugin-checked-content/check-content";
import { formatProblem } from "../../../plugins/gatsby-plugin-checked-content/json-file";
import { setMessageLanguage, t } from "../../../plugins/gatsby-plugin-checked-content/messages";
import { apply } from "../../../tools/changes";
import { checkLaunch, neutralPicture } from "../../../tools/launch";
import { type Answers, answersFile, setupChanges } from "../../../tools/neutral-start";
import answers from "../fixtures/answers.json";
import { otherFiles, texts } from "../fixtures/small-site";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

jest.mock("../../../shared/languages", () => jest.requireActual("../fixtures/two-languages"));

const root = temporaryFolder();
const manifest = JSON.stringify({ name: "site", demonstration: true, scripts: {} });
const demonstration = { names: ["سدرة", "Sidra", "+966 11 000 0000"], places: [], files: [] };

/** The small site, as if it were the demonstration. */
beforeEach(async () => {
  setMessageLanguage("en");
  fs.rmSync(root, { recursive: true });
  writeFiles(root, {
    ...Object.fromEntries(texts),
    ...(await otherFiles()),
    "package.json": manifest,
  });
  fs.cpSync("locales", path.join(root, "locales"), { recursive: true });
  writeTexts("en", "home", { askForOffer: "Ask Sidra" });
});

const read = (name: string) => JSON.parse(fs.readFileSync(path.join(root, name), "utf8"));
const exists = (name: string) => fs.existsSync(path.join(root, name));

/** Puts texts in the place of others. */
function writeTexts(code: string, name: string, own: object): void {
  const file = `locales/${code}/${name}.json`;
  writeFiles(root, { [file]: JSON.stringify({ ...read(file), ...own }) });
}

async function setUp(own: Answers, before?: Answers) {
  const changes = await setupChanges(own, root, before);
  apply(changes, root);
  return changes;
}

test("of the demonstration nothing is left but its texts, with the owner's name; the site is in order", async () => {
  await setUp(answers);
  expect((await checkSite(root)).filter(({ isNote }) => !isNote)).toEqual([]);
  expect(checkLaunch(root, demonstration).map(formatProblem)).toEqual([
    `${neutralPicture}:1:1 › ${t("launchFile")}`,
  ]);
  expect(read("content/site.json")).toMatchObject({
    fullName: answers.fullName,
    phones: [answers.phone],
    address: { ar: "الدوحة، قطر", en: "Doha, Qatar" },
  });
  expect(read("locales/en/home.json").askForOffer).toBe("Ask Palms");
  expect(read("locales/ar/panel.json").about).toBe("نخيل للمقاولات شركة مقاولات مقرها الدوحة.");
  expect(read("content/services.json").items).toHaveLength(2);
  expect(read("locales/ar/services.json").items.renovation.title).toBe("الترميم");
  expect(read("content/cities.json").items[0]).toMatchObject({ id: "doha", country: "QA" });
  expect(read("package.json").demonstration).toBeUndefined();
  const gone = ["content/projects", "content/partners.json", "content/stages.json", "static/film"];
  expect(gone.filter(exists)).toEqual([]);
});

test("a second run changes what was answered differently, and no text that somebody has changed", async () => {
  await setUp(answers);
  writeTexts("en", "home", { askForOffer: "Ask Palms Contracting" });
  writeTexts("en", "who-we-are", { intro: "Since 2009 we have built what we drew." });
  writeFiles(root, { "content/figures.json": '{ "items": [] }' });
  const before = read(answersFile);
  const changes = await setUp(
    {
      ...before,
      fullName: { ar: "واحة للمقاولات", en: "Oasis Contracting" },
      services: { ar: "الترميم، الطرق", en: "Renovation, Roads" },
      pages: "services, news",
    },
    before,
  );
  expect(changes.has("content/brand.json")).toBe(false);
  expect(exists("content/figures.json")).toBe(true);
  expect(read("locales/en/home.json").askForOffer).toBe("Ask Oasis Contracting");
  expect(read("locales/en/who-we-are.json").intro).toMatch(/^Since 2009/);
  expect(read("locales/en/panel.json").about).toContain("Oasis Contracting");
  expect(Object.keys(read("locales/ar/services.json").items)).toEqual(["renovation", "roads"]);
  expect([exists("content/pages/clients.json"), exists("content/pages/news.json")]).toEqual([
    false,
    true,
  ]);
  const paths = read("content/navigation.json").menu.map(({ to }: { to: string }) => to);
  expect(paths).toEqual(expect.arrayContaining(["/services", "/news"]));
  expect(paths.join()).not.toContain("clients");
});

/** Runs the command in the small site with these lines, each ended by Enter. */
function command(lines: string[], ...more: string[]) {
  for (const linked of ["plugins", "node_modules"])
    if (!exists(linked)) fs.symlinkSync(path.resolve(linked), path.join(root, linked), "junction");
  const args = [path.resolve("node_modules/tsx/dist/cli.mjs"), path.resolve("tools/setup.ts")];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, "--language", "en", ...more],
    { cwd: root, input: lines.map((line) => `${line}\n`).join("") },
  );
  return { status, output: `${stdout}${stderr}` };
}

const filesNow = () =>
  fs.readdirSync(root, { recursive: true }).filter((name) => !`${name}`.startsWith("plugins"));

test("an answer is checked at once; where the questions end half-way nothing has changed", () => {
  fs.symlinkSync(path.resolve("plugins"), path.join(root, "plugins"), "junction");
  fs.symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  const before = filesNow();
  const { status, output } = command(["Palms", "نخيل", "Palms"]);
  expect([status, output]).toEqual([
    1,
    expect.stringContaining(t("wrongScript", { language: "ar" })),
  ]);
  expect(output).toContain(t("setup.stopped"));
  expect(filesNow()).toEqual(before);
});

test("what people write is taken as they mean it, and done when they agree", () => {
  const pairs = [answers.name, answers.fullName, answers.tagline, answers.city];
  const lines = [
    ...pairs.flatMap(({ ar, en }) => [ar, en]),
    ...["qa", "٢٠٠٩", answers.phone, "-", answers.email, "palms.example", "", "1D3A6E", "#D9772B"],
    ...[answers.services.ar, answers.services.en, "", "yes"],
  ];
  expect(command(lines).status).toBe(0);
  expect(read("content/site.json")).toMatchObject({
    country: "QA",
    foundingYear: 2009,
    siteUrl: "https://palms.example",
  });
  expect(read("content/brand.json").colours.light.primary).toBe("#1d3a6e");
});

test("all that is wrong with answers from a file is listed, and nothing has changed", () => {
  const wrong = {
    ...answers,
    phone: "0555",
    country: "Qatar",
    services: { ar: "البناء", en: "A, B" },
  };
  writeFiles(root, { "own.json": JSON.stringify(wrong) });
  const { status, output } = command([], "--answers", "own.json");
  const expected = [
    `phone: ${t("form.phone")}`,
    `country: ${t("form.country")}`,
    `services.ar: ${t("setup.services")}`,
  ];
  expect(status).toBe(1);
  for (const line of expected) expect(output).toContain(line.split("{{")[0]);
  expect(read("package.json").demonstration).toBe(true);
});

test("where git knows no name nothing is asked, and nothing has changed", () => {
  writeFiles(root, {
    "own.json": JSON.stringify(answers),
    ".gitignore": "/plugins\n/node_modules\n",
  });
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root });
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=x", "-c", "user.email=x@x.example", "commit", "--quiet", "-m", "x");
  git("config", "user.name", "");
  const { status, output } = command([], "--answers", "own.json");
  expect([status, output]).toEqual([1, expect.stringContaining("user.name")]);
  expect(read("package.json").demonstration).toBe(true);
});

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { checkSite } from "../../../plugins/gatsby-plugin-checked-content/checks/check-content";
import { formatProblem } from "../../../plugins/gatsby-plugin-checked-content/json-file";
import { setMessageLanguage, t } from "../../../plugins/gatsby-plugin-checked-content/messages";
import { apply, problemsAfter } from "../../../tools/changes";
import { checkLaunch, isDemonstration, neutralPicture } from "../../../tools/launch";
import { type Answers, setupChanges } from "../../../tools/neutral-start";
import answers from "../fixtures/answers.json";
import { otherFiles, texts } from "../fixtures/small-site";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

jest.mock("../../../shared/languages");

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

async function setUp(own: Answers) {
  const changes = await setupChanges(own, root);
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

test("the whole demonstration becomes such a start", async () => {
  if (!isDemonstration(".")) return;
  const changes = await setupChanges(answers);
  expect((await problemsAfter(changes)).map(formatProblem)).toEqual([]);
  // No place for a fact is left.
  const written = [...changes.values()].filter((one) => typeof one === "string");
  expect(written.join("")).not.toMatch(/[^{]\{\w+\}[^}]/);
  apply(changes, root);
  expect(checkLaunch(root).length).toBeLessThan(60);
});

test("a second run changes what was answered differently, and no text that somebody has changed", async () => {
  await setUp(answers);
  writeTexts("en", "home", { askForOffer: "Ask Palms Contracting" });
  writeTexts("en", "who-we-are", { intro: "Since 2009 we have built what we drew." });
  writeFiles(root, { "content/figures.json": '{ "items": [] }' });
  const changes = await setUp({
    ...answers,
    fullName: { ar: "واحة للمقاولات", en: 'Oasis "Gulf" Contracting' },
    services: { ar: "الترميم، الطرق", en: "Renovation, Roads" },
    pages: "services, projects",
  });
  expect(changes.has("content/brand.json")).toBe(false);
  expect(exists("content/figures.json")).toBe(true);
  expect(read("locales/en/home.json").askForOffer).toBe('Ask Oasis "Gulf" Contracting');
  expect(read("locales/en/who-we-are.json").intro).toMatch(/^Since 2009/);
  expect(Object.keys(read("locales/ar/services.json").items)).toEqual(["renovation", "roads"]);
  expect(exists("content/pages/clients.json")).toBe(false);
  expect(read("content/navigation.json").menu).toEqual([
    { label: "common:navigation.services", to: "/services" },
  ]);
});

/** Runs the command in the small site with these lines, each ended by Enter. */
function command(lines: string[], ...more: string[]) {
  const args = [path.resolve("node_modules/tsx/dist/cli.mjs"), path.resolve("tools/setup.ts")];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, "--language", "en", ...more],
    { cwd: root, input: lines.map((line) => `${line}\n`).join("") },
  );
  return { status, output: `${stdout}${stderr}` };
}

const git = (...args: string[]) => `${spawnSync("git", args, { cwd: root }).stdout}`;

test("the command asks, checks each answer at once, and makes one commit; stopped before, it has changed nothing", () => {
  for (const linked of ["plugins", "node_modules"])
    fs.symlinkSync(path.resolve(linked), path.join(root, linked), "junction");
  const wrong = {
    ...answers,
    phone: "0555",
    country: "Qatar",
    services: { ar: "البناء", en: "A, B" },
  };
  writeFiles(root, {
    "wrong.json": JSON.stringify(wrong, null, 2),
    ".gitignore": "/plugins\n/node_modules\n/public\n",
    "public/film.mp4": "built",
  });
  git("init", "--quiet");
  git("remote", "add", "origin", "https://git.example/template.git");
  git("config", "user.email", "x@x.example");
  git("add", "--all");
  git("-c", "user.name=x", "commit", "--quiet", "-m", "x");
  git("config", "user.name", "");
  expect(command(["Palms"]).output).toContain("user.name");
  git("config", "user.name", "x");

  const halfWay = command(["Palms", "نخيل"]);
  expect(halfWay).toMatchObject({ status: 1 });
  expect(halfWay.output).toContain(t("wrongScript", { language: "Arabic" }));
  const fromFile = command([], "--answers", "wrong.json");
  expect(fromFile.status).toBe(1);
  for (const place of ["phone: this is not", "country: write", `services: ${t("setup.services")}`])
    expect(fromFile.output).toMatch(new RegExp(`wrong.json:\\d+:\\d+ › ${place}`));
  const pairs = [answers.name, answers.fullName, answers.tagline, answers.city];
  const lines = [
    ...pairs.flatMap(({ ar, en }) => [ar, en]),
    ...["QA", "٢٠٠٩", answers.phone, "-", answers.email, answers.siteUrl, ""],
    ...["#1d3a6e", "#d9772b", answers.services.ar, answers.services.en, ""],
  ];
  expect(command([...lines, "", "n"]).output).toContain(t("setup.stopped"));
  expect([git("status", "--porcelain"), git("log", "--format=%s")]).toEqual(["", "x\n"]);

  expect(command([...lines, "y"]).status).toBe(0);
  expect([git("status", "--porcelain"), git("log", "--format=%s")]).toEqual([
    "",
    `${t("setup.commit", { name: answers.fullName.en })}\nx\n`,
  ]);
  expect(read("content/site.json")).toMatchObject({ foundingYear: 2009 });
  expect(exists("public")).toBe(false);
  expect(read("package.json").template.repository).toBe("https://git.example/template.git");
  // Each answer is offered the next time.
  expect(command([...lines.map(() => ""), "yes"]).output).toContain(t("setup.done"));
});

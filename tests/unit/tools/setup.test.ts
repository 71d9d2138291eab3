import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { checkFields } from "../../../plugins/gatsby-plugin-checked-content/checks/structure";
import { formatProblem, JsonFile } from "../../../plugins/gatsby-plugin-checked-content/json-file";
import { setMessageLanguage, t } from "../../../plugins/gatsby-plugin-checked-content/messages";
import { apply, problemsAfter } from "../../../tools/changes";
import { coloursFrom } from "../../../tools/colours-from-two";
import { checkLaunch, isDemonstration } from "../../../tools/launch";
import { answersSchema, setupChanges } from "../../../tools/neutral-start";
import answers from "../fixtures/answers.json";
import { otherFiles, texts } from "../fixtures/small-site";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

jest.mock("../../../shared/languages");

const root = temporaryFolder();

/** The small site, as if it were the demonstration. */
beforeEach(async () => {
  setMessageLanguage("en");
  fs.rmSync(root, { recursive: true });
  writeFiles(root, {
    ...Object.fromEntries(texts),
    ...(await otherFiles()),
    "package.json": JSON.stringify({ name: "site", demonstration: true }),
  });
  fs.cpSync("locales", path.join(root, "locales"), { recursive: true });
});

const read = (name: string) => JSON.parse(fs.readFileSync(path.join(root, name), "utf8"));
const exists = (name: string) => fs.existsSync(path.join(root, name));
const change = (name: string, own: object) =>
  writeFiles(root, { [name]: JSON.stringify({ ...read(name), ...own }) });

async function setUp(own: typeof answers) {
  const changes = await setupChanges(own, root);
  expect((await problemsAfter(changes, root)).map(formatProblem)).toEqual([]);
  apply(changes, root);
}

test("of the demonstration nothing is left; a second run changes what is answered differently, and what nobody has changed", async () => {
  await setUp(answers);
  const gone = ["projects/tower.json", "partners.json", "stages.json", "images/front.jpg"];
  expect(gone.filter((name) => exists(`content/${name}`))).toEqual([]);
  const facts = { fullName: answers.fullName, address: { ar: "الدوحة، قطر", en: "Doha, Qatar" } };
  expect(read("content/site.json")).toMatchObject({ ...facts, phones: [answers.phone] });
  expect(read("locales/ar/panel.json").about).toBe("نخيل للمقاولات شركة مقاولات مقرها الدوحة.");
  expect(read("content/cities.json").items[0]).toMatchObject({ id: "doha", country: "QA" });
  expect(read("package.json").demonstration).toBeUndefined();

  change("locales/en/who-we-are.json", { intro: "Since 2009 we have built what we drew." });
  change("content/site.json", { phones: [answers.phone, "+974 4400 0000"] });
  writeFiles(root, {
    "content/figures.json": '{ "$schema": "../schemas/figures.schema.json", "items": [] }',
  });
  await setUp({
    ...answers,
    fullName: { ar: "واحة للمقاولات", en: 'Oasis "Gulf" Contracting' },
    phone: "+974 4412 9999",
    services: { ar: "الترميم، الطرق", en: "Renovation, Roads" },
    pages: "services, projects",
  });
  expect(read("content/site.json").phones).toEqual(["+974 4412 9999", "+974 4400 0000"]);
  expect(read("locales/en/panel.json").about).toMatch(/^Oasis "Gulf" Contracting is/);
  expect(read("locales/en/who-we-are.json").intro).toMatch(/^Since 2009/);
  expect(Object.keys(read("locales/ar/services.json").items)).toEqual(["renovation", "roads"]);
  expect(exists("content/figures.json")).toBe(true);
  expect(exists("content/pages/clients.json")).toBe(false);
  const [menu] = [read("content/navigation.json").menu];
  expect(menu).toEqual([{ label: "common:navigation.services", to: "/services" }]);
});

test("the whole demonstration becomes such a start", async () => {
  if (!isDemonstration(".")) return;
  const changes = await setupChanges(answers);
  expect((await problemsAfter(changes)).map(formatProblem)).toEqual([]);
  // Nor with the longest names that are accepted.
  const filled = (one: string, length: number) => one.padEnd(length, ` ${one}`);
  const [fullName, city] = [answers.fullName, answers.city].map(({ ar, en }) => ({
    ar: filled(ar, 40),
    en: filled(en, 40),
  }));
  const longest = await setupChanges({ ...answers, fullName, city } as typeof answers);
  expect((await problemsAfter(longest)).map(formatProblem)).toEqual([]);
  // No place for a fact is left.
  const written = [...changes.values()].filter((one) => typeof one === "string");
  expect(written.join("")).not.toMatch(/[^{]\{\w+\}[^}]/);
  apply(changes, root);
  const left = checkLaunch(root);
  expect(left.length).toBeLessThan(60);
  expect(left.filter(({ file }) => file.startsWith("locales/"))).toEqual([]);
});

test.each([
  ["Roads, roads", "sameName"],
  ["Page, Roads", "form.ownAnchor"],
  [`${"Long ".repeat(13)}, Roads`, "tooLong"],
] as const)("services named %s are refused at once", (en, message) => {
  const services = { ar: "الطرق، الجسور", en };
  const file = new JsonFile("answers.json", JSON.stringify({ ...answers, services }));
  const values = { entry: "[0]", key: "id", value: "roads", length: 64, maximum: 60 };
  expect(checkFields(file, answersSchema).map(({ field, message }) => [field, message])).toEqual([
    ["services.en", t(message, values)],
  ]);
});

/** Runs the command in the small site with these lines, each ended by Enter. */
function command(lines: string[], ...more: string[]) {
  const args = [path.resolve("node_modules/tsx/dist/cli.mjs"), path.resolve("tools/setup.ts")];
  const input = lines.map((line) => `${line}\n`).join("");
  const command = [...args, "--language", "en", ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, input });
  return { status, output: `${stdout}${stderr}` };
}

const git = (...args: string[]) => `${spawnSync("git", args, { cwd: root }).stdout}`;

test("the command asks, checks each answer at once, and makes one commit; stopped before, it has changed nothing", () => {
  for (const linked of ["plugins", "node_modules"])
    fs.symlinkSync(path.resolve(linked), path.join(root, linked), "junction");
  const services = { ar: "البناء", en: "A, B" };
  writeFiles(root, {
    "wrong.json": JSON.stringify({ ...answers, phone: "0555", country: "Qatar", services }),
    "our mark.svg": '<svg viewBox="0 0 8 8"><path fill="#10203F" d="M0 0h8v8z"/></svg>',
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

  expect(command(["Palms", "نخيل"]).output).toContain(t("wrongScript", { language: "Arabic" }));
  const { status, output } = command([], "--answers", "wrong.json");
  expect(status).toBe(1);
  for (const fault of ["phone: this is not", "country: write", `services: ${t("setup.services")}`])
    expect(output).toMatch(new RegExp(`wrong.json:\\d+:\\d+ › ${fault}`));
  const pairs = [answers.name, answers.fullName, answers.tagline, answers.city];
  const lines = [
    ...pairs.flatMap(({ ar, en }) => [ar, en]),
    ...["QA", "٢٠٠٩", answers.phone, "-", answers.email, answers.siteUrl, '"our mark.svg"'],
    ...["#1d3a6e", "#d9772b", answers.services.ar, answers.services.en, ""],
  ];
  expect(command([...lines, "", "n"]).output).toContain(t("setup.stopped"));
  expect([git("status", "--porcelain"), git("log", "--format=%s")]).toEqual(["", "x\n"]);

  expect(command([...lines, "y"]).status).toBe(0);
  const subject = t("setup.commit", { name: answers.fullName.en });
  expect(git("log", "--format=%s")).toBe(`${subject}\nx\n`);
  expect(read("content/site.json")).toMatchObject({ foundingYear: 2009 });
  expect(exists("public")).toBe(false);
  const { markOnDark } = read("content/brand.json");
  const onDark = fs.readFileSync(path.join(root, "content", markOnDark.ar), "utf8");
  expect(onDark).toContain(`fill="${coloursFrom("#10203f", "#10203f").light.onDeepPrimary}"`);
  expect(read("package.json").template.repository).toBe("https://git.example/template.git");
  // Each answer is offered the next time.
  expect(command([...lines.map(() => ""), "yes"]).output).toContain(t("setup.done"));
});

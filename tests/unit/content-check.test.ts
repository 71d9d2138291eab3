import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../src/build/check";
import { checkFiles, Folders } from "../../src/build/checks/files";
import { formatProblem, JsonFile } from "../../src/build/json-file";
import { readSiteTexts } from "../../src/build/site-files";

const repository = path.resolve(__dirname, "../..");
const texts = readSiteTexts(repository);

/** The lines that stop a build, were these files so; null for a file that is gone. */
function linesWith(changes: Record<string, string | null>): string[] {
  const changed = new Map(texts);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) changed.delete(name);
    else changed.set(name, text);
  }
  return checkContent(repository, changed)
    .filter(({ isNote }) => !isNote)
    .map(formatProblem);
}

/** The lines after one mistake in one file. */
function linesAfter(name: string, from: string | RegExp, to: string): string[] {
  const text = texts.get(name) ?? "";
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return linesWith({ [name]: changed });
}

test("the content of the repository is in order", () => {
  expect(linesWith({})).toEqual([]);
});

const partners = "content/partners.json";
const site = "content/site.json";
const navigation = "content/navigation.json";
const vision = "content/vision.json";
const policy = "content/pages/policy.json";

/** A mistake: its name, the file, what is replaced by what, and the line that explains it. */
const mistakes: [string, string, string | RegExp, string, string][] = [
  [
    "a comma too few",
    partners,
    "},\n    {",
    "}\n    {",
    `${partners}:11:5 › this is not valid JSON: a comma is missing before this`,
  ],
  [
    "a comma too many",
    partners,
    "[\n",
    "[,\n",
    `${partners}:3:13 › this is not valid JSON: a value is expected; is there a comma too many before this?`,
  ],
  [
    "a comma after the last field",
    partners,
    '"https://sindan.example/"',
    '"https://sindan.example/",',
    `${partners}:10:5 › this is not valid JSON: a field name in "double quotes" is expected; is there a comma too many before this?`,
  ],
  [
    "a quote not closed",
    site,
    '"info@rukn.example"',
    '"info@rukn.example',
    `${site}:16:12 › this is not valid JSON: a closing double quote " is missing`,
  ],
  [
    "curly quotes",
    site,
    '"info@rukn.example"',
    "“info@rukn.example”",
    `${site}:16:12 › this is not valid JSON: straight double quotes " are expected here`,
  ],
  [
    "a bracket not closed",
    vision,
    /\]\s*\}\s*$/,
    "}",
    `${vision}:84:3 › this is not valid JSON: a closing ] is missing before this`,
  ],
  [
    "a colon missing",
    site,
    '"email": ',
    '"email" ',
    `${site}:16:11 › this is not valid JSON: a colon is missing after the name of the field`,
  ],
  [
    "an emptied file",
    site,
    /[\s\S]+/,
    "",
    `${site}:1:1 › this is not valid JSON: the file is empty; restore its text`,
  ],
  [
    "a comment",
    site,
    '"siteUrl"',
    '// ours\n  "siteUrl"',
    `${site}:3:3 › this is not valid JSON: comments are not allowed in JSON`,
  ],
  [
    "a field twice",
    site,
    '"email"',
    '"email": "a@b.com",\n  "email"',
    `${site}:17:3 › email: this field stands twice in the same place; remove one of the two`,
  ],
  [
    "a misspelt field",
    vision,
    '"title"',
    '"titel"',
    `${vision}:6:7 › items[0].titel: did you mean \`title\`?`,
  ],
  [
    "a field that nobody knows",
    site,
    '"email"',
    '"fax": "1",\n  "email"',
    `${site}:16:3 › fax: this field is not known here; remove it or correct its name`,
  ],
  [
    "a missing field",
    site,
    / {2}"email":.*\n/,
    "",
    `${site}:1:1 › email: this field is missing; add "email"`,
  ],
  [
    "a missing language",
    vision,
    /,\s*"en": "The masterplan model"/,
    "",
    `${vision}:6:7 › items[0].title.en: this field is missing; add "en"`,
  ],
  [
    "a number in quotes",
    site,
    "2016",
    '"2016"',
    `${site}:33:3 › foundingYear: this must be a number without quotes`,
  ],
  ["a list that is none", site, '["Sa"]', '"Sa"', `days: this must be a list in [square brackets]`],
  [
    "a text that is a group",
    "locales/en/home.json",
    '"Read more"',
    "5",
    `locales/en/home.json:9:5 › whoWeAre.readMore: this must be a text in "double quotes"`,
  ],
  [
    "a web address without https",
    partners,
    "https://sindan.example/",
    "sindan.example",
    `${partners}:9:7 › items[0].link: this is not a web address; write it in full, starting with https://`,
  ],
  [
    "a mail address without @",
    site,
    "info@rukn",
    "info.rukn",
    `${site}:16:3 › email: this is not a mail address; write it as name@company.com`,
  ],
  [
    "a phone number without its country",
    site,
    "+966 11 000 0000",
    "011 000 0000",
    `${site}:18:14 › phones[0]: this is not an international phone number; write it as +966 11 000 0000, with 8 to 15 digits`,
  ],
  [
    "a latitude that is none",
    site,
    "24.7136,",
    "124.7136,",
    `geo.latitude: this must be at most 90`,
  ],
  [
    "a time that is none",
    site,
    '"08:00"',
    '"8 am"',
    `opens: write the time with four digits, as 08:00 or 17:30`,
  ],
  [
    "an unknown network",
    site,
    '"linkedin"',
    '"linkedn"',
    `social[5].network: this must be one of facebook, x, snapchat, tiktok, instagram, linkedin, youtube; did you mean \`linkedin\`?`,
  ],
  [
    "an unknown template",
    policy,
    '"text"',
    '"txt"',
    `${policy}:4:3 › template: this must be one of home, who-we-are, services, clients, contact, not-found, text; did you mean \`text\`?`,
  ],
  [
    "an id with a space",
    vision,
    '"atrium"',
    '"the atrium"',
    `items[3].id: use small Latin letters, digits and hyphens only`,
  ],
  [
    "a wrong schema",
    vision,
    "vision.schema",
    "site.schema",
    `${vision}:2:3 › $schema: this must be "../schemas/vision.schema.json"; did you mean \`../schemas/vision.schema.json\`?`,
  ],
  [
    "an empty list",
    navigation,
    /"legal": \[[\s\S]*?\]/,
    '"legal": []',
    `legal: this list is empty; it needs at least one entry`,
  ],
  [
    "an emptied name",
    partners,
    '"سندان للحديد"',
    '" "',
    `${partners}:6:17 › items[0].name.ar: this text is empty; write it`,
  ],
  [
    "a missing picture",
    partners,
    "partners/sindan.png",
    "partners/sindn.png",
    `${partners}:8:7 › items[0].image: there is no file content/images/partners/sindn.png; did you mean \`sindan.png\`?`,
  ],
  [
    "a picture in capitals",
    partners,
    "partners/sindan.png",
    "partners/Sindan.png",
    `there is no file content/images/partners/Sindan.png; did you mean \`sindan.png\`?`,
  ],
  [
    "a picture too small",
    vision,
    "images/vision/atrium.jpg",
    "images/partners/sindan.png",
    `items[3].image: content/images/partners/sindan.png is 320 pixels wide and would look blurred; use one of at least 1280 pixels`,
  ],
  [
    "a picture of another kind",
    partners,
    "sindan.png",
    "sindan.gif",
    `items[0].image: name a picture that ends in .jpg or .png, in small letters`,
  ],
  [
    "a missing film",
    site,
    "/film/film.webm",
    "/film/movie.webm",
    `film.webm: there is no file static/film/movie.webm; add the file, or correct the name`,
  ],
  [
    "an id twice",
    partners,
    '"qamariya"',
    '"sindan"',
    `${partners}:12:7 › items[1].id: entry [0] has the same id “sindan”; give each its own, or remove one`,
  ],
  [
    "a path twice",
    policy,
    '"/policy"',
    '"/services"',
    `content/pages/services.json:3:3 › path: ${policy} has the same path; give one of them another`,
  ],
  [
    "a path with a language",
    policy,
    '"/policy"',
    '"/en/policy"',
    `${policy}:3:3 › path: an address cannot begin with /en, which the site uses itself; choose another`,
  ],
  [
    "a path that the site's links need",
    "content/pages/contact-us.json",
    '"/contact-us"',
    '"/contact"',
    `content/pages/contact-us.json:3:3 › path: links of the site lead to /contact-us; a page of the template contact keeps that path`,
  ],
  [
    "a path that is none",
    policy,
    '"/policy"',
    '"policy/"',
    `path: start with / and use Latin letters, digits, hyphens and underscores, without / at the end`,
  ],
  [
    "a dead link",
    navigation,
    '"/services"',
    '"/service"',
    `to: no page has the path /service; did you mean \`/services\`?`,
  ],
  [
    "a dead anchor",
    navigation,
    '"/policy"',
    '"/policy#fairness"',
    `to: the page /policy has no section “fairness”; it has innovation, transparency, responsibility, commitment`,
  ],
  [
    "a key that no text has",
    navigation,
    "navigation.whoWeAre",
    "navigation.whoAreWe",
    `${navigation}:9:7 › main[1].label: no text has the key common:navigation.whoAreWe; did you mean \`common:navigation.whoWeAre\`?`,
  ],
  [
    "a text in place of a key",
    navigation,
    '"common:navigation.home"',
    '"Home"',
    `${navigation}:5:7 › main[0].label: name a text of locales/: file, colon, key, as in terms:meta.title; the words themselves stand there`,
  ],
  [
    "a key of a file that is not there",
    navigation,
    "common:navigation.home",
    "comon:navigation.home",
    `there is no file locales/ar/comon.json; did you mean \`common\`?`,
  ],
  [
    "words that a page does not load",
    policy,
    '"policy:title"',
    '"terms:title"',
    `${policy}:8:3 › heading: this page does not load the words of terms; add "terms" to "namespaces"`,
  ],
  [
    "words that a template needs",
    "content/pages/home.json",
    '"services", ',
    "",
    `content/pages/home.json:5:3 › namespaces: a page of the template home needs the words of services; add "services"`,
  ],
  [
    "words loaded twice",
    policy,
    '["policy"]',
    '["policy", "policy"]',
    `${policy}:5:28 › namespaces[1]: “policy” stands twice; remove one`,
  ],
  [
    "words that are not there",
    policy,
    '["policy"]',
    '["policy", "polices"]',
    `namespaces[1]: there is no file locales/ar/polices.json; did you mean \`policy\`?`,
  ],
  [
    "opening hours without words",
    site,
    '"id": "saturday"',
    '"id": "friday"',
    `openingHours[1].id: no text has the key contact:hours.friday.title`,
  ],
  [
    "a text that only one language has",
    "locales/ar/home.json",
    '"readMore"',
    '"readOn"',
    `locales/en/home.json:9:5 › whoWeAre.readMore: locales/ar/home.json has no such text; did you mean \`whoWeAre.readOn\`?`,
  ],
  [
    "a text that the code shows",
    "locales/ar/home.json",
    '"readMore"',
    '"readOn"',
    `whoWeAre.readMore: the site shows this text, and it is not there; add it`,
  ],
  [
    "a lost variable",
    "locales/en/common.json",
    "{{year}} ",
    "",
    `locales/en/common.json:22:5 › footer.copyright: {{year}} is missing; locales/ar/common.json has it in this text`,
  ],
  [
    "a translated variable",
    "locales/en/common.json",
    "{{year}}",
    "{{date}}",
    `footer.copyright: {{date}} is filled by nothing: locales/ar/common.json has {{company}}, {{year}} in this text`,
  ],
  [
    "a damaged variable",
    "locales/en/common.json",
    "{{year}}",
    "{{year}",
    `footer.copyright: a {{variable}} is damaged; it has two braces on each side and its name between them`,
  ],
  [
    "a missing plural form",
    "locales/ar/search.json",
    / {2}"results_few".*\n/,
    "",
    "the plural form `results_few` is missing; this language counts with zero, one, two, few, many, other",
  ],
  [
    "a plural form of another language",
    "locales/en/search.json",
    '"results_one"',
    '"results_two": "x",\n  "results_one"',
    `results_two: this language has no such plural form; it counts with one, other; remove it`,
  ],
  [
    "an empty text",
    "locales/en/home.json",
    '"Read more"',
    '""',
    `locales/en/home.json:9:5 › whoWeAre.readMore: this text is empty; write it`,
  ],
  [
    "an untranslated text",
    "locales/en/home.json",
    "Read more",
    "⟦شاهد الفيلم⟧",
    `whoWeAre.readMore: this text is not translated yet; write it in this language, without ⟦ ⟧`,
  ],
  [
    "Arabic among the English words",
    "locales/en/home.json",
    "Read more",
    "شاهد الفيلم",
    `whoWeAre.readMore: this text is not in the script of “en”; is it in the wrong language?`,
  ],
  [
    "English among the Arabic names",
    partners,
    "سندان للحديد",
    "Sindan Steel",
    `${partners}:6:17 › items[0].name.ar: this text is not in the script of “ar”; is it in the wrong language?`,
  ],
  [
    "HTML",
    "locales/en/home.json",
    "Read more",
    "Read <b>more</b>",
    `whoWeAre.readMore: this text has HTML in it; write plain words, and an empty line for a new paragraph`,
  ],
  [
    "a text too long",
    "locales/en/common.json",
    '"Our services"',
    '"Our services in building and in restaurants"',
    `navigation.services: this text has 43 characters, and the design holds 24; shorten it`,
  ],
  [
    "a name too long",
    site,
    '"Rukn"',
    '"Rukn and all of its sister companies"',
    `${site}:6:5 › name.en: this text has 36 characters, and the design holds 20; shorten it`,
  ],
  [
    "a key with a dot",
    "locales/en/home.json",
    '"readMore"',
    '"read.more"',
    `this key is not usable; use Latin letters, digits and hyphens, without spaces or dots`,
  ],
  [
    "a flag that is none",
    "locales/en/clients.json",
    "/flags/sa.svg",
    "/flags/Saudi.png",
    `items[0].flagUrl: write /flags/, the country's two letters and .svg, as /flags/qa.svg`,
  ],
  [
    "a flag that is not there",
    "locales/en/clients.json",
    "/flags/sa.svg",
    "/flags/zz.svg",
    `items[0].flagUrl: there is no file static/flags/zz.svg; did you mean `,
  ],
];

test.each(mistakes)("%s is explained", (_name, file, from, to, line) => {
  expect(linesAfter(file, from, to).join("\n")).toContain(line);
});

const more: typeof mistakes = [
  [
    "a number to call twice",
    site,
    '+966 50 000 0000"]',
    '+966 11 000 0000"]',
    "phones[1]: “+966 11 000 0000” stands twice; remove one",
  ],
  [
    "a page to read without text",
    policy,
    /,\s*"sections": \[[\s\S]*\]/,
    "",
    `${policy}:1:1 › sections: this field is missing; a page to read has at least one section`,
  ],
  [
    "a field that a template does not show",
    "content/pages/home.json",
    '"title"',
    '"intro": "site:welcome",\n  "title"',
    "intro: a page of the template home does not show this; remove it",
  ],
];

test.each(more)("%s is explained", (_name, file, from, to, line) => {
  expect(linesAfter(file, from, to).join("\n")).toContain(line);
});

const files: [string, Record<string, string | null>, string][] = [
  [
    "a file that nothing knows",
    { "content/partner.json": "{}" },
    "content/partner.json:1:1 › the site does not know this file; did you mean `content/partners.json`?",
  ],
  [
    "a needed file that is gone",
    { [site]: null },
    `${site}:1:1 › the site cannot be built without this file; restore it`,
  ],
  [
    "a needed page that is gone",
    { "content/pages/not-found.json": null },
    "content/pages:1:1 › no file here makes the page /404 with the template not-found; restore it",
  ],
  [
    "words missing in one language",
    { "locales/en/policy.json": null },
    "locales/ar/policy.json:1:1 › there is no locales/en/policy.json; add the same texts in that language",
  ],
  [
    "words of a language that the site does not have",
    { "locales/de/home.json": "{}" },
    "locales/de/home.json:1:1 › words lie in locales/ar/ and locales/en/ only; move this file there, or remove it",
  ],
];

test.each(files)("%s is explained", (_name, changes, line) => {
  expect(linesWith(changes).join("\n")).toContain(line);
});

test("a picture that is too heavy or damaged is explained", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "rukn-"));
  const folder = path.join(root, "content/images/partners");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "sindan.png"), "no picture");
  fs.writeFileSync(path.join(folder, "qamariya.png"), Buffer.alloc(9 * 1024 * 1024));
  const file = new JsonFile(partners, texts.get(partners) ?? "");
  const lines = checkFiles(new Folders(root), file).map(formatProblem);
  fs.rmSync(root, { recursive: true });
  expect(lines.slice(0, 2)).toEqual([
    `${partners}:8:7 › items[0].image: content/images/partners/sindan.png is not a picture that can be read; save it again as JPEG or PNG`,
    `${partners}:15:7 › items[1].image: content/images/partners/qamariya.png is 9.0 MB; save it smaller, at most 8 MB`,
  ]);
});

test("all mistakes are told at once, in the order of the files", () => {
  const lines = linesWith({
    [partners]: (texts.get(partners) ?? "").replace("sindan.png", "s.png").replace("https", "http"),
    "locales/en/home.json": (texts.get("locales/en/home.json") ?? "").replace('"Read more"', '""'),
  });
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    `${partners}:8:7`,
    `${partners}:9:7`,
    "locales/en/home.json:9:5",
  ]);
});

test("a text that nothing shows is a note, and stops nothing", () => {
  const add = (language: string, text: string) => {
    const name = `locales/${language}/home.json`;
    return [name, (texts.get(name) ?? "").replace("{", `{ "greeting": "${text}",`)] as const;
  };
  const changed = new Map([...texts, add("ar", "أهلا"), add("en", "Hello")]);
  const found = checkContent(repository, changed);
  expect(found.filter(({ isNote }) => !isNote)).toEqual([]);
  expect(found.map(formatProblem)).toContain(
    "locales/ar/home.json:1:3 › greeting: note: no page uses this text; remove it in every language, or use its key",
  );
});

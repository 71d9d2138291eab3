import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../../src/content/check-content";
import { formatProblem } from "../../../src/content/json-file";
import { png, texts, writeFiles } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  writeFiles(root);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

/** The lines that stop a build, were these files so; null for a file that is gone. */
function linesWith(changes: Record<string, string | null>): string[] {
  const changed = new Map(texts);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) changed.delete(name);
    else changed.set(name, text);
  }
  return checkContent(root, changed)
    .filter(({ isNote }) => !isNote)
    .map(formatProblem);
}

/** A file after one mistake in it. */
function mistaken(name: string, from: string | RegExp, to: string): Record<string, string> {
  const text = texts.get(name) ?? "";
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return { [name]: changed };
}

test("the small site is in order", () => {
  expect(linesWith({})).toEqual([]);
});

const partners = "content/partners.json";
const site = "content/site.json";
const navigation = "content/navigation.json";
const vision = "content/vision.json";
const policy = "content/pages/policy.json";
const home = "locales/en/home.json";
const common = "locales/en/common.json";
const clients = "locales/en/clients.json";

/** A mistake: its name, the file, what is replaced by what, and the lines that explain it. */
const mistakes: [string, string, string | RegExp, string, string[]][] = [
  [
    "a comma too few",
    partners,
    "},\n    {",
    "}\n    {",
    ["content/partners.json:17:5 › this is not valid JSON: a comma is missing before this"],
  ],
  [
    "a comma too many",
    partners,
    "[\n",
    "[,\n",
    [
      "content/partners.json:3:13 › this is not valid JSON: a value is expected; is there a comma too many before this?",
    ],
  ],
  [
    "a comma after the last field",
    partners,
    '"https://sindan.example/"',
    '"https://sindan.example/",',
    [
      'content/partners.json:16:5 › this is not valid JSON: a field name in "double quotes" is expected; is there a comma too many before this?',
    ],
  ],
  [
    "a byte order mark",
    home,
    /^/,
    "\uFEFF",
    [
      "locales/en/home.json:1:1 › this file begins with a byte order mark, an invisible sign that JSON does not allow; save it with the encoding UTF-8, without BOM",
    ],
  ],
  [
    "an Arabic comma",
    partners,
    '"سندان للحديد",',
    '"سندان للحديد"،',
    [
      "content/partners.json:7:29 › this is not valid JSON: this comma is an Arabic one; JSON needs the Latin comma ,",
    ],
  ],
  [
    "a quote not closed",
    site,
    '"info@site.example"',
    '"info@site.example',
    [
      'content/site.json:16:12 › this is not valid JSON: a closing double quote " is missing; a text stands on one line, with \\n\\n for an empty line in it',
    ],
  ],
  [
    "a text on two lines",
    home,
    "Read more",
    "Read\nmore",
    [
      'locales/en/home.json:3:17 › this is not valid JSON: a closing double quote " is missing; a text stands on one line, with \\n\\n for an empty line in it',
    ],
  ],
  [
    "a quote within a text",
    home,
    "Read more",
    'Read "much" more',
    [
      'locales/en/home.json:3:24 › this is not valid JSON: “much” stands outside the double quotes; a text stands whole between two ", and a quote inside it is written as “ or ”',
    ],
  ],
  [
    "a text without quotes",
    home,
    '"Read more"',
    "Read more",
    [
      'locales/en/home.json:3:17 › this is not valid JSON: “Read” stands outside the double quotes; a text stands whole between two ", and a quote inside it is written as “ or ”',
    ],
  ],
  [
    "curly quotes",
    site,
    '"info@site.example"',
    "“info@site.example”",
    [
      'content/site.json:16:12 › this is not valid JSON: straight double quotes " are expected here',
    ],
  ],
  [
    "a backslash",
    partners,
    "logos/sindan",
    "logos\\sindan",
    [
      "content/partners.json:14:16 › this is not valid JSON: a backslash \\ does not belong here; folders are parted by /",
    ],
  ],
  [
    "a tab in a text",
    home,
    "Read more",
    "Read\tmore",
    [
      "locales/en/home.json:3:17 › this is not valid JSON: a tab or another invisible sign stands in a text; put a space in its place",
    ],
  ],
  [
    "Arabic digits",
    site,
    "2016",
    "٢٠١٦",
    ["content/site.json:35:19 › this is not valid JSON: write numbers with the digits 0 to 9"],
  ],
  [
    "a bracket not closed",
    vision,
    /\]\s*\}\s*$/,
    "}",
    ["content/vision.json:20:3 › this is not valid JSON: a closing ] is missing before this"],
  ],
  [
    "a colon missing",
    site,
    '"email": ',
    '"email" ',
    [
      "content/site.json:16:11 › this is not valid JSON: a colon is missing after the name of the field",
    ],
  ],
  [
    "an emptied file",
    site,
    /[\s\S]+/,
    "",
    ["content/site.json:1:1 › this is not valid JSON: the file is empty; restore its text"],
  ],
  [
    "a comment",
    site,
    '"siteUrl"',
    '// ours\n  "siteUrl"',
    ["content/site.json:3:3 › this is not valid JSON: comments are not allowed in JSON"],
  ],
  [
    "two changes at once",
    home,
    '"Read more"',
    '<<<<<<< HEAD\n"Read more"',
    [
      "locales/en/home.json:3:17 › this is not valid JSON: two people changed this place; keep one of the two texts, and delete the lines <<<<<<<, ======= and >>>>>>>",
    ],
  ],
  [
    "another encoding than UTF-8",
    "locales/ar/home.json",
    "اقرأ",
    "�",
    [
      "locales/ar/home.json:3:18 › letters of this file are lost: it was not saved as UTF-8; restore it and save it with the encoding UTF-8",
    ],
  ],
  [
    "a field twice",
    site,
    '"email"',
    '"email": "a@b.com",\n  "email"',
    [
      "content/site.json:17:3 › email: this field stands twice in the same place; remove one of the two",
    ],
  ],
  [
    "a misspelt field",
    vision,
    '"title"',
    '"titel"',
    ["content/vision.json:6:7 › items[0].titel: did you mean `title`?"],
  ],
  [
    "a field by half its name",
    clients,
    '"flagUrl"',
    '"flag"',
    ["locales/en/clients.json:7:7 › items[0].flag: did you mean `flagUrl`?"],
  ],
  [
    "a field that nobody knows",
    site,
    '"email"',
    '"fax": "1",\n  "email"',
    ["content/site.json:16:3 › fax: this field is not known here; remove it or correct its name"],
  ],
  [
    "a missing field",
    site,
    / {2}"email":.*\n/,
    "",
    ['content/site.json:1:1 › email: this field is missing; add "email"'],
  ],
  [
    "a missing language",
    vision,
    /,\s*"en": "A tower at sunset"/,
    "",
    ['content/vision.json:6:7 › items[0].title.en: this field is missing; add "en"'],
  ],
  [
    "a name that is no pair",
    partners,
    /"name": \{[^}]*\}/,
    '"name": "Sindan"',
    [
      'content/partners.json:6:7 › items[0].name: write it in each language: { "ar": "…", "en": "…" }',
    ],
  ],
  [
    "a number in quotes",
    site,
    "2016",
    '"2016"',
    ["content/site.json:35:3 › foundingYear: this must be a number without quotes"],
  ],
  [
    "a list that is none",
    site,
    /\[\s*"Su"\s*\]/,
    '"Su"',
    ["content/site.json:39:7 › openingHours[0].days: this must be a list in [square brackets]"],
  ],
  [
    "a text that is a number",
    home,
    '"Read more"',
    "5",
    ['locales/en/home.json:3:5 › teaser.readMore: this must be a text in "double quotes"'],
  ],
  [
    "a web address without https",
    partners,
    "https://sindan.example/",
    "sindan.example",
    [
      "content/partners.json:15:7 › items[0].link: this is not a web address; write it in full, starting with https://",
    ],
  ],
  [
    "a site's address with more after it",
    site,
    "https://site.example",
    "https://site.example/",
    [
      "content/site.json:3:3 › siteUrl: write only https://, the name of the site and its folder where it has one, without / at the end",
    ],
  ],
  [
    "a mail address without @",
    site,
    "info@site",
    "info.site",
    ["content/site.json:16:3 › email: this is not a mail address; write it as name@company.com"],
  ],
  [
    "a space after an address",
    site,
    "info@site.example",
    "info@site.example ",
    ["content/site.json:16:3 › email: there is a space before or after this; remove it"],
  ],
  [
    "an invisible sign",
    site,
    '"+966 11',
    '"‎+966 11',
    [
      "content/site.json:19:5 › phones[0]: an invisible sign came along when this was copied; delete all of it and type it again",
    ],
  ],
  [
    "a phone number in Arabic digits",
    site,
    '"+966 11 000',
    '"+٩٦٦ ١١ ٠٠٠',
    ["content/site.json:19:5 › phones[0]: write numbers with the digits 0 to 9"],
  ],
  [
    "a phone number without its country",
    site,
    "+966 11 000 0000",
    "011 000 0000",
    [
      "content/site.json:19:5 › phones[0]: this is not an international phone number; write it as +966 11 000 0000, with 8 to 15 digits",
    ],
  ],
  [
    "a frame in place of its address",
    site,
    "https://map.example/embed",
    "<iframe src=x>",
    ["content/site.json:32:5 › map.embedUrl: write only the address that stands after src="],
  ],
  [
    "a map that no frame can show",
    site,
    "https://map.example/embed",
    "https://map.example/short",
    [
      "content/site.json:32:5 › map.embedUrl: this address cannot be shown in a frame; take the one that the map service offers to embed",
    ],
  ],
  [
    "a latitude that is none",
    site,
    "24.7",
    "124.7",
    ["content/site.json:28:5 › geo.latitude: this must be at most 90"],
  ],
  [
    "a time that is none",
    site,
    '"08:00"',
    '"8 am"',
    [
      "content/site.json:42:7 › openingHours[0].opens: write the time with four digits, as 08:00 or 17:30",
    ],
  ],
  [
    "an unknown network",
    site,
    '"linkedin"',
    '"linkedn"',
    [
      "content/site.json:75:7 › social[0].network: this must be one of facebook, x, snapchat, tiktok, instagram, linkedin, youtube; did you mean `linkedin`?",
    ],
  ],
  [
    "an unknown template",
    policy,
    '"text"',
    '"txt"',
    [
      "content/pages/policy.json:4:3 › template: this must be one of home, who-we-are, services, clients, contact, not-found, text; did you mean `text`?",
    ],
  ],
  [
    "a second page of a template",
    policy,
    '"text"',
    '"home"',
    [
      "content/pages/policy.json:4:3 › template: content/pages/home.json is the one page with the template home; a new page has the template text",
    ],
  ],
  [
    "an id with a space",
    vision,
    '"atrium"',
    '"the atrium"',
    ["content/vision.json:5:7 › items[0].id: use small Latin letters, digits and hyphens only"],
  ],
  [
    "an id that the page has itself",
    policy,
    '"fairness"',
    '"contents"',
    [
      "content/pages/policy.json:12:7 › sections[0].id: the page itself uses this name; choose another",
    ],
  ],
  [
    "a service that others link to",
    "content/services.json",
    '"id": "build"',
    '"id": "building"',
    [
      "content/services.json:5:5 › lasting[1]: no service has the id build, which links from elsewhere lead to; give it back to one, or remove it here",
    ],
  ],
  [
    "a wrong schema",
    vision,
    "vision.schema",
    "site.schema",
    ['content/vision.json:2:3 › $schema: this must be "../schemas/vision.schema.json"'],
  ],
  [
    "a removed schema",
    vision,
    / {2}"\$schema".*\n/,
    "",
    [
      'content/vision.json:1:1 › $schema: this field is missing; add "$schema": "../schemas/vision.schema.json"',
    ],
  ],
  [
    "an empty list",
    navigation,
    /"legal": \[[\s\S]*?\]/,
    '"legal": []',
    ["content/navigation.json:25:3 › legal: this list is empty; it needs at least one entry"],
  ],
  [
    "an emptied name",
    partners,
    '"سندان للحديد"',
    '" "',
    ["content/partners.json:7:9 › items[0].name.ar: this text is empty; write it"],
  ],
  [
    "a missing picture",
    partners,
    "logos/sindan.png",
    "logos/sindn.png",
    [
      "content/partners.json:14:7 › items[0].image: there is no file content/images/logos/sindn.png; did you mean `sindan.png`?",
    ],
  ],
  [
    "a picture from the wrong folder",
    partners,
    "images/logos",
    "content/images/logos",
    [
      "content/partners.json:14:7 › items[0].image: there is no file content/content/images/logos/sindan.png; write it as images/logos/sindan.png",
    ],
  ],
  [
    "a picture from the root",
    partners,
    "images/logos",
    "/images/logos",
    [
      "content/partners.json:14:7 › items[0].image: name a .jpg or .png picture without capitals and spaces, as images/partners/sindan.png",
    ],
  ],
  [
    "a picture in capitals",
    partners,
    "sindan.png",
    "Sindan.PNG",
    [
      "content/partners.json:14:7 › items[0].image: name a .jpg or .png picture without capitals and spaces, as images/partners/sindan.png",
    ],
  ],
  [
    "a picture too small",
    vision,
    "images/wide.jpg",
    "images/logos/sindan.png",
    [
      "content/vision.json:14:7 › items[0].image: content/images/logos/sindan.png is 320 pixels wide and would look blurred; use one of at least 1280 pixels",
    ],
  ],
  [
    "a picture of another kind",
    partners,
    "sindan.png",
    "sindan.gif",
    [
      "content/partners.json:14:7 › items[0].image: name a .jpg or .png picture without capitals and spaces, as images/partners/sindan.png",
    ],
  ],
  [
    "a missing film",
    site,
    "/film/film.webm",
    "/film/movie.webm",
    [
      "content/site.json:48:5 › film.webm: there is no file static/film/movie.webm; add the file, or correct the name",
    ],
  ],
  [
    "parts of a film in the wrong order",
    site,
    '"at": 4',
    '"at": 0',
    [
      "content/site.json:62:9 › film.chapters[1].at: each part begins after the one before it; put them in their order",
    ],
  ],
  [
    "a part of a film without its words",
    site,
    '"caption": "services:meta.title"',
    '"caption": "services:meta.words"',
    [
      "content/site.json:59:9 › film.chapters[0].caption: no text has the key services:meta.words; add it to locales/*/services.json, or correct it",
    ],
  ],
  [
    "an id twice",
    partners,
    '"jabla"',
    '"sindan"',
    [
      "content/partners.json:18:7 › items[1].id: entry [0] has the same id “sindan”; give each its own, or remove one",
    ],
  ],
  [
    "a number to call twice",
    site,
    /"\+966 50 000 0000"\n/,
    '"+966 11 000 0000"\n',
    ["content/site.json:20:5 › phones[1]: “+966 11 000 0000” stands twice; remove one"],
  ],
  [
    "a path twice",
    policy,
    '"/policy"',
    '"/services"',
    [
      "content/navigation.json:28:7 › legal[0].to: no page has the path /policy; correct the link, or add the page in content/pages/",
      "content/pages/policy.json:3:3 › path: content/pages/services.json has the same path; give one of them another",
    ],
  ],
  [
    "a path with a language",
    policy,
    '"/policy"',
    '"/en/policy"',
    [
      "content/navigation.json:28:7 › legal[0].to: no page has the path /policy; correct the link, or add the page in content/pages/",
      "content/pages/policy.json:3:3 › path: an address cannot begin with /en, which the site uses itself; choose another",
    ],
  ],
  [
    "a path that the site's links need",
    "content/pages/contact.json",
    '"/contact-us"',
    '"/contact"',
    [
      "content/pages/contact.json:3:3 › path: links of the site lead to /contact-us; a page of the template contact keeps that path",
    ],
  ],
  [
    "a path that is none",
    policy,
    '"/policy"',
    '"policy/"',
    [
      "content/navigation.json:28:7 › legal[0].to: no page has the path /policy; did you mean `policy/`?",
      "content/pages/policy.json:3:3 › path: start with / and use Latin letters, digits, hyphens and underscores, without / at the end",
    ],
  ],
  [
    "a dead link",
    navigation,
    '"/services"',
    '"/service"',
    [
      "content/navigation.json:16:7 › overlay[0].to: no page has the path /service; did you mean `/services`?",
    ],
  ],
  [
    "a link elsewhere",
    navigation,
    '"/services"',
    '"https://site.example/"',
    [
      "content/navigation.json:16:7 › overlay[0].to: this is not a link to a page of this site; start with / and end without it, as in /clients#careers",
    ],
  ],
  [
    "a dead anchor",
    navigation,
    '"/policy"',
    '"/policy#justice"',
    [
      "content/navigation.json:28:7 › legal[0].to: the page /policy has no section “justice”; it has fairness",
    ],
  ],
  [
    "a dead anchor of a page with sections of its own",
    navigation,
    "/clients#careers",
    "/clients#jobs",
    [
      "content/navigation.json:22:7 › footer[0].to: the page /clients has no section “jobs”; it has partners, clients, our-work, careers",
    ],
  ],
  [
    "a key that no text has",
    navigation,
    "navigation.whoWeAre",
    "navigation.whoAreWe",
    [
      "content/navigation.json:9:7 › main[1].label: no text has the key common:navigation.whoAreWe; did you mean `common:navigation.whoWeAre`?",
    ],
  ],
  [
    "a key of a group",
    navigation,
    "common:navigation.home",
    "common:navigation",
    [
      "content/navigation.json:5:7 › main[0].label: common:navigation is a group of texts; name one of them, such as common:navigation.home",
    ],
  ],
  [
    "a text in place of a key",
    navigation,
    '"common:navigation.home"',
    '"Home"',
    [
      "content/navigation.json:5:7 › main[0].label: name a text of locales/: file, colon, key, as in terms:meta.title; the words themselves stand there",
    ],
  ],
  [
    "a key of a file that is not there",
    navigation,
    "common:navigation.home",
    "comon:navigation.home",
    [
      "content/navigation.json:5:7 › main[0].label: there is no file locales/ar/comon.json; did you mean `common`?",
    ],
  ],
  [
    "words that a page does not load",
    policy,
    '"policy:fairness.text"',
    '"services:meta.title"',
    [
      'content/pages/policy.json:15:9 › sections[0].paragraphs[0]: this page does not load the words of services; add "services" to "namespaces"',
    ],
  ],
  [
    "words that a template needs",
    "content/pages/home.json",
    /"services",\s*/,
    "",
    [
      'content/pages/home.json:5:3 › namespaces: a page of the template home needs the words of services; add "services"',
    ],
  ],
  [
    "words loaded twice",
    policy,
    /\[\s*"policy"\s*\]/,
    '["policy", "policy"]',
    ["content/pages/policy.json:5:28 › namespaces[1]: “policy” stands twice; remove one"],
  ],
  [
    "words that are not there",
    policy,
    /\[\s*"policy"\s*\]/,
    '["policy", "polices"]',
    [
      "content/pages/policy.json:5:28 › namespaces[1]: there is no file locales/ar/polices.json; did you mean `policy`?",
    ],
  ],
  [
    "opening hours without words",
    site,
    '"id": "weekdays"',
    '"id": "friday"',
    [
      "content/site.json:38:7 › openingHours[0].id: no text has the key contact:hours.friday.title; did you mean `contact:hours.weekdays.title`?",
      "content/site.json:38:7 › openingHours[0].id: no text has the key contact:hours.friday.days; did you mean `contact:hours.weekdays.days`?",
      "content/site.json:38:7 › openingHours[0].id: no text has the key contact:hours.friday.time1; did you mean `contact:hours.weekdays.time1`?",
      "content/site.json:38:7 › openingHours[0].id: no text has the key contact:hours.friday.time2; did you mean `contact:hours.weekdays.time2`?",
    ],
  ],
  [
    "a page to read without text",
    policy,
    /,\s*"sections": \[[\s\S]*\]/,
    "",
    [
      "content/pages/policy.json:1:1 › sections: this field is missing; a page to read has at least one section",
    ],
  ],
  [
    "a field that a template does not show",
    "content/pages/home.json",
    '"title"',
    '"intro": "site:meta.title",\n  "title"',
    [
      "content/pages/home.json:11:3 › intro: a page of the template home does not show this; remove it",
    ],
  ],
  [
    "a text that only one language has",
    "locales/ar/home.json",
    '"readMore"',
    '"readOn"',
    [
      "locales/ar/home.json:2:3 › teaser.readMore: the site shows this text, and it is not there; add it",
      "locales/ar/home.json:3:5 › teaser.readOn: locales/en/home.json has no such text; did you mean `teaser.readMore`?",
      "locales/en/home.json:3:5 › teaser.readMore: locales/ar/home.json has no such text; did you mean `teaser.readOn`?",
    ],
  ],
  [
    "an entry that only one language has",
    "locales/ar/clients.json",
    /,\s*\{\s*"name": "مرسى"[^}]*\}/,
    "",
    [
      "locales/en/clients.json:9:5 › items[1]: locales/ar/clients.json has nothing of this; add it there, or remove it here",
    ],
  ],
  [
    "clients in another order",
    clients,
    "/flags/qa.svg",
    "/flags/sa.svg",
    [
      "locales/en/clients.json:13:7 › items[1].flagUrl: locales/ar/clients.json has the flag /flags/qa.svg at this place; list the same clients in the same order in every language",
    ],
  ],
  [
    "a lost variable",
    common,
    "{{year}} ",
    "",
    [
      "locales/en/common.json:8:5 › footer.copyright: {{year}} is missing; locales/ar/common.json has it in this text",
    ],
  ],
  [
    "a variable of one language",
    common,
    "{{year}}",
    "{{date}}",
    [
      "locales/en/common.json:8:5 › footer.copyright: {{year}} is missing; locales/ar/common.json has it in this text",
      "locales/en/common.json:8:5 › footer.copyright: {{date}} is filled by nothing if it is only here: locales/ar/common.json has {{company}}, {{year}} in this text",
    ],
  ],
  [
    "a translated variable",
    "locales/ar/common.json",
    "{{year}}",
    "{{السنة}}",
    [
      "locales/ar/common.json:8:5 › footer.copyright: a {{variable}} is damaged; it has two braces on each side and between them its name, the same in every language",
    ],
  ],
  [
    "a damaged variable",
    common,
    "{{year}}",
    "{{year}",
    [
      "locales/en/common.json:8:5 › footer.copyright: a {{variable}} is damaged; it has two braces on each side and between them its name, the same in every language",
    ],
  ],
  [
    "a missing plural form",
    "locales/ar/search.json",
    / {2}"results_few".*\n/,
    "",
    [
      "locales/ar/search.json:2:3 › results_zero: the plural form `results_few` is missing; this language counts with zero, one, two, few, many, other",
    ],
  ],
  [
    "a plural form of another language",
    "locales/en/search.json",
    '"results_one"',
    '"results_two": "x",\n  "results_one"',
    [
      "locales/en/search.json:2:3 › results_two: this language has no such plural form; it counts with one, other; remove it",
    ],
  ],
  [
    "an empty text",
    home,
    '"Read more"',
    '""',
    ["locales/en/home.json:3:5 › teaser.readMore: this text is empty; write it"],
  ],
  [
    "an untranslated text",
    home,
    "Read more",
    "⟦شاهد الفيلم⟧",
    [
      "locales/en/home.json:3:5 › teaser.readMore: this text is not translated yet; write it in this language, without ⟦ ⟧",
    ],
  ],
  [
    "Arabic among the English words",
    home,
    "Read more",
    "شاهد الفيلم",
    [
      "locales/en/home.json:3:5 › teaser.readMore: this text is not in the script of “en”; is it in the wrong language?",
    ],
  ],
  [
    "English among the Arabic names",
    partners,
    "سندان للحديد",
    "Sindan Steel",
    [
      "content/partners.json:7:9 › items[0].name.ar: this text is not in the script of “ar”; is it in the wrong language?",
    ],
  ],
  [
    "HTML",
    home,
    "Read more",
    "Read <b>more</b>",
    [
      "locales/en/home.json:3:5 › teaser.readMore: this text has HTML in it; write plain words, and an empty line for a new paragraph",
    ],
  ],
  [
    "Markdown",
    home,
    "Read more",
    "Read **more**",
    [
      "locales/en/home.json:3:5 › teaser.readMore: this text has Markdown signs in it, which visitors would see; write plain words",
    ],
  ],
  [
    "a text too long",
    common,
    '"Our services"',
    '"Our services in building and in restaurants"',
    [
      "locales/en/common.json:5:5 › navigation.services: this text has 43 characters, and the design holds 24; shorten it",
    ],
  ],
  [
    "a name too long",
    site,
    '"Sidra"',
    '"Sidra and all its sister companies"',
    [
      "content/site.json:6:5 › name.en: this text has 34 characters, and the design holds 20; shorten it",
    ],
  ],
  [
    "a key with a dot",
    home,
    '"readMore"',
    '"read.more"',
    [
      "locales/en/home.json:3:5 › teaser.read.more: this key is not usable; use Latin letters, digits and hyphens, without spaces or dots",
    ],
  ],
  [
    "a flag that is none",
    clients,
    "/flags/sa.svg",
    "/flags/Saudi.png",
    [
      "locales/en/clients.json:7:7 › items[0].flagUrl: write /flags/, the country's two letters and .svg, as /flags/qa.svg",
    ],
  ],
  [
    "a title that is too long with the company's name",
    "locales/en/site.json",
    "The site",
    "A site whose title is a good deal too long",
    [
      "locales/en/site.json:3:5 › meta.title: this title has 62 characters with “Sidra Contracting” after it, and search engines show 60; shorten it",
    ],
  ],
  [
    "a flag that is not there",
    clients,
    "/flags/sa.svg",
    "/flags/zz.svg",
    [
      "locales/en/clients.json:7:7 › items[0].flagUrl: there is no file static/flags/zz.svg; did you mean `qa.svg`?",
      "locales/en/clients.json:7:7 › items[0].flagUrl: locales/ar/clients.json has the flag /flags/sa.svg at this place; list the same clients in the same order in every language",
    ],
  ],
];

test.each(mistakes)("%s is explained", (_name, file, from, to, lines) => {
  expect(linesWith(mistaken(file, from, to))).toEqual(lines);
});

const files: [string, Record<string, string | null>, string][] = [
  [
    "a file that nothing knows",
    { "content/partner.json": "{}" },
    "content/partner.json:1:1 › the site does not know this file; did you mean `content/partners.json`?",
  ],
  [
    "a page in the wrong folder",
    { "content/safety.json": texts.get(policy) ?? "" },
    "content/safety.json:1:1 › the site does not know this file; pages lie in content/pages/; move it there",
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
    "words missing in English",
    { "locales/en/policy.json": null },
    "locales/ar/policy.json:1:1 › there is no locales/en/policy.json; add the same texts in that language",
  ],
  [
    "words missing in Arabic",
    { "locales/ar/policy.json": null },
    "locales/en/policy.json:1:1 › there is no locales/ar/policy.json; add the same texts in that language",
  ],
  [
    "words of a language that the site does not have",
    { "locales/de/home.json": "{}" },
    "locales/de/home.json:1:1 › words lie in locales/ar/ and locales/en/ only; move this file there, or remove it",
  ],
];

test.each(files)("%s is explained", (_name, changes, line) => {
  expect(linesWith(changes)).toEqual([line]);
});

test.each(["icons", "og", "search", "page-data", "profile", "Flags", "en"])(
  "a page at /%s, where the site serves something else, is explained",
  (name) => {
    const page = texts.get(policy)?.replace("/policy", `/${name}`) ?? "";
    expect(linesWith({ "content/pages/extra.json": page })).toEqual([
      `content/pages/extra.json:3:3 › path: an address cannot begin with /${name}, which the site uses itself; choose another`,
    ]);
  },
);

/** The lines while a file on the disk holds something else. */
function linesWithFile(name: string, bytes: string | Buffer): string[] {
  const file = path.join(root, name);
  const before = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
  fs.writeFileSync(file, bytes);
  const lines = linesWith({});
  if (before) fs.writeFileSync(file, before);
  else fs.rmSync(file);
  return lines;
}

const logo = "content/images/logos/sindan.png";
const webp = Buffer.from(
  "524946461a000000574542505650384c0d0000002f3fc10f000710fd8ffe0722a2ff",
  "hex",
);

test.each([
  ["damaged", "no picture", "is not a picture that can be read; save it again as JPEG or PNG"],
  ["too heavy", Buffer.alloc(9 * 1024 * 1024), "is 9.0 MB; save it smaller, at most 8 MB"],
  [
    "too small",
    png(100),
    "is 100 pixels wide and would look blurred; use one of at least 320 pixels",
  ],
  [
    "of another kind than its name",
    webp,
    "holds a WEBP picture under another name; save it as JPEG or PNG",
  ],
])("a picture that is %s is explained", (_name, bytes, message) => {
  expect(linesWithFile(logo, bytes)).toEqual([
    `${partners}:14:7 › items[0].image: ${logo} ${message}`,
  ]);
});

test("a film that is too heavy is explained", () => {
  expect(linesWithFile("static/film/film.webm", Buffer.alloc(9 * 1024 * 1024))).toEqual([
    `${site}:48:5 › film.webm: static/film/film.webm is 9.0 MB; save it smaller, at most 8 MB`,
    `${site}:52:7 › film.loop.webm: static/film/film.webm is 9.0 MB; save it smaller, at most 1.5 MB`,
  ]);
});

test.each([
  ["content/pages/safety.json.txt", "content/pages/safety.json"],
  ["locales/en/safety.JSON", "locales/en/safety.json"],
])("%s, which nothing reads, is explained", (name, right) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  expect(linesWithFile(name, "{}")).toEqual([
    `${name}:1:1 › the site does not read this file; name it ${right}`,
  ]);
});

test("all mistakes are told at once, in the order of the files", () => {
  const lines = linesWith({
    ...mistaken(partners, /sindan.png(",\s*"link": ")https/, "s.png$1http"),
    ...mistaken(home, '"Read more"', '""'),
  });
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    `${partners}:14:7`,
    `${partners}:15:7`,
    `${home}:3:5`,
  ]);
});

test("a text that nothing shows is a note, and stops nothing", () => {
  const add = (language: string, text: string) => {
    const name = `locales/${language}/home.json`;
    return [name, (texts.get(name) ?? "").replace("{", `{ "greeting": "${text}",`)] as const;
  };
  const changed = new Map([...texts, add("ar", "أهلا"), add("en", "Hello")]);
  const found = checkContent(root, changed);
  expect(found.filter(({ isNote }) => !isNote)).toEqual([]);
  expect(found.map(formatProblem)).toContain(
    "locales/ar/home.json:1:3 › greeting: note: no page uses this text; remove it in every language, or use its key",
  );
});

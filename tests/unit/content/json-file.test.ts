import { messages } from "../../../src/content/messages";
import { testMistakes } from "../fixtures/checked-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const partners = "content/partners.json";
const site = "content/site.json";
const vision = "content/vision.json";
const home = "locales/en/home.json";

testMistakes([
  [
    "a comma too few",
    partners,
    "},\n    {",
    "}\n    {",
    ["content/partners.json:13:5", messages.notJson(messages.commaMissing)],
  ],
  [
    "a comma too many",
    partners,
    "[\n",
    "[,\n",
    ["content/partners.json:3:13", messages.notJson(messages.valueExpected)],
  ],
  [
    "a comma after the last field",
    partners,
    '"https://sindan.example/"',
    '"https://sindan.example/",',
    ["content/partners.json:12:5", messages.notJson(messages.fieldNameExpected)],
  ],
  ["a byte order mark", home, /^/, "﻿", ["locales/en/home.json:1:1", messages.byteOrderMark]],
  [
    "an Arabic comma",
    partners,
    '"سندان للحديد",',
    '"سندان للحديد"،',
    ["content/partners.json:7:29", messages.notJson(messages.arabicComma)],
  ],
  [
    "a quote not closed",
    site,
    '"info@site.example"',
    '"info@site.example',
    ["content/site.json:16:12", messages.notJson(messages.quoteNotClosed)],
  ],
  [
    "a text on two lines",
    home,
    "Read more",
    "Read\nmore",
    ["locales/en/home.json:3:17", messages.notJson(messages.quoteNotClosed)],
  ],
  [
    "a quote within a text",
    home,
    "Read more",
    'Read "much" more',
    ["locales/en/home.json:3:24", messages.notJson(messages.outsideQuotes("much"))],
  ],
  [
    "a text without quotes",
    home,
    '"Read more"',
    "Read more",
    ["locales/en/home.json:3:17", messages.notJson(messages.outsideQuotes("Read"))],
  ],
  [
    "curly quotes",
    site,
    '"info@site.example"',
    "“info@site.example”",
    ["content/site.json:16:12", messages.notJson(messages.curlyQuotes)],
  ],
  [
    "a backslash",
    partners,
    "logos/sindan",
    "logos\\sindan",
    ["content/partners.json:10:16", messages.notJson(messages.backslash)],
  ],
  [
    "a tab in a text",
    home,
    "Read more",
    "Read\tmore",
    ["locales/en/home.json:3:17", messages.notJson(messages.tab)],
  ],
  [
    "Arabic digits",
    site,
    "2016",
    "٢٠١٦",
    ["content/site.json:35:19", messages.notJson(messages.otherDigits)],
  ],
  [
    "a bracket not closed",
    vision,
    /\]\s*\}\s*$/,
    "}",
    ["content/vision.json:16:3", messages.notJson(messages.closingMissing("]"))],
  ],
  [
    "a colon missing",
    site,
    '"email": ',
    '"email" ',
    ["content/site.json:16:11", messages.notJson(messages.colonMissing)],
  ],
  [
    "an emptied file",
    site,
    /[\s\S]+/,
    "",
    ["content/site.json:1:1", messages.notJson(messages.emptyFile)],
  ],
  [
    "a comment",
    site,
    '"siteUrl"',
    '// ours\n  "siteUrl"',
    ["content/site.json:3:3", messages.notJson(messages.comment)],
  ],
  [
    "two changes at once",
    home,
    '"Read more"',
    '<<<<<<< HEAD\n"Read more"',
    ["locales/en/home.json:3:17", messages.notJson(messages.twoChanges)],
  ],
  [
    "another encoding than UTF-8",
    "locales/ar/home.json",
    "اقرأ",
    "�",
    ["locales/ar/home.json:3:18", messages.notUtf8],
  ],
  [
    "a field twice",
    site,
    '"email"',
    '"email": "a@b.com",\n  "email"',
    ["content/site.json:17:3 email", messages.repeatedField],
  ],
]);

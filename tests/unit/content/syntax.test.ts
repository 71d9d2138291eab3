import { messages } from "../../../src/content/messages";
import { testMistakes } from "../fixtures/checked-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const partners = "content/partners.json";
const site = "content/site.json";
const vision = "content/vision.json";
const home = "locales/en/home.json";

testMistakes([
  [partners, "},\n    {", "}\n    {", "13:5", messages.notJson(messages.commaMissing)],
  [partners, "[\n", "[,\n", "3:13", messages.notJson(messages.valueExpected)],
  [
    partners,
    '"https://sindan.example/"',
    '"https://sindan.example/",',
    "12:5",
    messages.notJson(messages.fieldNameExpected),
  ],
  [home, /^/, "﻿", "1:1", messages.byteOrderMark],
  [partners, '"سندان للحديد",', '"سندان للحديد"،', "7:29", messages.notJson(messages.arabicComma)],
  [
    site,
    '"info@site.example"',
    '"info@site.example',
    "16:12",
    messages.notJson(messages.quoteNotClosed),
  ],
  [home, "Read more", "Read\nmore", "3:17", messages.notJson(messages.quoteNotClosed)],
  [home, "Read more", 'Read "much" more', "3:24", messages.notJson(messages.outsideQuotes("much"))],
  [home, '"Read more"', "Read more", "3:17", messages.notJson(messages.outsideQuotes("Read"))],
  [
    site,
    '"info@site.example"',
    "“info@site.example”",
    "16:12",
    messages.notJson(messages.curlyQuotes),
  ],
  [partners, "logos/sindan", "logos\\sindan", "10:16", messages.notJson(messages.backslash)],
  [home, "Read more", "Read\tmore", "3:17", messages.notJson(messages.tab)],
  [site, "2016", "٢٠١٦", "35:19", messages.notJson(messages.otherDigits)],
  [vision, /\]\s*\}\s*$/, "}", "16:3", messages.notJson(messages.closingMissing("]"))],
  [site, '"email": ', '"email" ', "16:11", messages.notJson(messages.colonMissing)],
  [site, /[\s\S]+/, "", "1:1", messages.notJson(messages.emptyFile)],
  [site, '"siteUrl"', '// ours\n  "siteUrl"', "3:3", messages.notJson(messages.comment)],
  [home, '"Read more"', '<<<<<<< HEAD\n"Read more"', "3:17", messages.notJson(messages.twoChanges)],
  ["locales/ar/home.json", "اقرأ", "�", "3:18", messages.notUtf8],
  [partners, "},\n    {", ",\n    {", "13:5", messages.notJson(messages.closingMissing("}"))],
  [partners, "},\n    {", "},\n    ", "14:11", messages.notJson(messages.openingMissing("{"))],
]);

import { messages as say } from "../../../src/content/messages";
import { testMistakes } from "../fixtures/checked-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

testMistakes([
  ["partners", "},\n    {", "}\n    {", "13:5", say.notJson(say.commaMissing)],
  ["partners", "[\n", "[,\n", "3:13", say.notJson(say.valueExpected)],
  [
    "partners",
    '"https://sindan.example/"',
    '"https://sindan.example/",',
    "12:5",
    say.notJson(say.fieldNameExpected),
  ],
  ["partners", '"سندان للحديد",', '"سندان للحديد"،', "7:29", say.notJson(say.arabicComma)],
  ["partners", "logos/sindan", "logos\\sindan", "10:16", say.notJson(say.backslash)],
  ["partners", "},\n    {", ",\n    {", "13:5", say.notJson(say.closingMissing("}"))],
  ["partners", "},\n    {", "},\n    ", "14:11", say.notJson(say.openingMissing("{"))],
  ["en/home", /^/, "﻿", "1:1", say.byteOrderMark],
  ["en/home", "Read more", "Read\nmore", "3:17", say.notJson(say.quoteNotClosed)],
  ["en/home", "Read more", 'Read "much" more', "3:24", say.notJson(say.outsideQuotes("much"))],
  ["en/home", '"Read more"', "Read more", "3:17", say.notJson(say.outsideQuotes("Read"))],
  ["en/home", "Read more", "Read\tmore", "3:17", say.notJson(say.tab)],
  ["en/home", '"Read more"', '<<<<<<< HEAD\n"Read more"', "3:17", say.notJson(say.twoChanges)],
  ["site", '"info@site.example"', '"info@site.example', "16:12", say.notJson(say.quoteNotClosed)],
  ["site", '"info@site.example"', "“info@site.example”", "16:12", say.notJson(say.curlyQuotes)],
  ["site", "2016", "٢٠١٦", "36:19", say.notJson(say.otherDigits)],
  ["site", '"email": ', '"email" ', "16:11", say.notJson(say.colonMissing)],
  ["site", /[\s\S]+/, "", "1:1", say.notJson(say.emptyFile)],
  ["site", '"siteUrl"', '// ours\n  "siteUrl"', "3:3", say.notJson(say.comment)],
  ["vision", /\]\s*\}\s*$/, "}", "16:3", say.notJson(say.closingMissing("]"))],
  ["site", '"email"', '"country": "KW",\n  "email"', "80:3 country", say.fieldTwice(16)],
  [
    "partners",
    '"id": "jabla"',
    '"id": "sindan", "id": "jabla"',
    "14:23 items[1].id",
    say.fieldTwice(14),
  ],
  ["ar/home", "اقرأ", "�", "3:18", say.notUtf8],
]);

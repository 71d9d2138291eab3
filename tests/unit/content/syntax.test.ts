import { messages as say } from "../../../src/content/messages";
import { testMistakes } from "../fixtures/checked-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const partners = "content/partners.json";
const site = "content/site.json";
const vision = "content/vision.json";
const home = "locales/en/home.json";

testMistakes({
  [partners]: [
    ["},\n    {", "}\n    {", "13:5", say.notJson(say.commaMissing)],
    ["[\n", "[,\n", "3:13", say.notJson(say.valueExpected)],
    [
      '"https://sindan.example/"',
      '"https://sindan.example/",',
      "12:5",
      say.notJson(say.fieldNameExpected),
    ],
    ['"سندان للحديد",', '"سندان للحديد"،', "7:29", say.notJson(say.arabicComma)],
    ["logos/sindan", "logos\\sindan", "10:16", say.notJson(say.backslash)],
    ["},\n    {", ",\n    {", "13:5", say.notJson(say.closingMissing("}"))],
    ["},\n    {", "},\n    ", "14:11", say.notJson(say.openingMissing("{"))],
  ],
  [home]: [
    [/^/, "﻿", "1:1", say.byteOrderMark],
    ["Read more", "Read\nmore", "3:17", say.notJson(say.quoteNotClosed)],
    ["Read more", 'Read "much" more', "3:24", say.notJson(say.outsideQuotes("much"))],
    ['"Read more"', "Read more", "3:17", say.notJson(say.outsideQuotes("Read"))],
    ["Read more", "Read\tmore", "3:17", say.notJson(say.tab)],
    ['"Read more"', '<<<<<<< HEAD\n"Read more"', "3:17", say.notJson(say.twoChanges)],
  ],
  [site]: [
    ['"info@site.example"', '"info@site.example', "16:12", say.notJson(say.quoteNotClosed)],
    ['"info@site.example"', "“info@site.example”", "16:12", say.notJson(say.curlyQuotes)],
    ["2016", "٢٠١٦", "35:19", say.notJson(say.otherDigits)],
    ['"email": ', '"email" ', "16:11", say.notJson(say.colonMissing)],
    [/[\s\S]+/, "", "1:1", say.notJson(say.emptyFile)],
    ['"siteUrl"', '// ours\n  "siteUrl"', "3:3", say.notJson(say.comment)],
  ],
  [vision]: [[/\]\s*\}\s*$/, "}", "16:3", say.notJson(say.closingMissing("]"))]],
  "locales/ar/home.json": [["اقرأ", "�", "3:18", say.notUtf8]],
});

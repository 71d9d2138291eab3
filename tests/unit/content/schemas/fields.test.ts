import { messages } from "../../../../src/content/messages";
import { testMistakes } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const partners = "content/partners.json";
const site = "content/site.json";
const navigation = "content/navigation.json";
const stages = "content/stages.json";
const vision = "content/vision.json";
const policy = "content/pages/policy.json";
const clients = "locales/en/clients.json";

testMistakes([
  [
    "a web address without https",
    partners,
    "https://sindan.example/",
    "sindan.example",
    ["content/partners.json:11:7 items[0].link", messages.notWebAddress],
  ],
  [
    "a site's address with more after it",
    site,
    "https://site.example",
    "https://site.example/",
    ["content/site.json:3:3 siteUrl", /name of the site and its folder/],
  ],
  [
    "a mail address without @",
    site,
    "info@site",
    "info.site",
    ["content/site.json:16:3 email", messages.notMailAddress],
  ],
  [
    "a space after an address",
    site,
    "info@site.example",
    "info@site.example ",
    ["content/site.json:16:3 email", messages.spaceAround],
  ],
  [
    "an invisible sign",
    site,
    '"+966 11',
    '"‎+966 11',
    ["content/site.json:19:5 phones[0]", messages.invisibleSign],
  ],
  [
    "a phone number in Arabic digits",
    site,
    '"+966 11 000',
    '"+٩٦٦ ١١ ٠٠٠',
    ["content/site.json:19:5 phones[0]", messages.otherDigits],
  ],
  [
    "a phone number without its country",
    site,
    "+966 11 000 0000",
    "011 000 0000",
    ["content/site.json:19:5 phones[0]", /not an international phone number/],
  ],
  [
    "a frame in place of its address",
    site,
    "https://map.example/embed",
    "<iframe src=x>",
    ["content/site.json:32:5 map.embedUrl", messages.onlyFrameAddress],
  ],
  [
    "a map that no frame can show",
    site,
    "https://map.example/embed",
    "https://map.example/short",
    ["content/site.json:32:5 map.embedUrl", /cannot be shown in a frame/],
  ],
  [
    "a time that is none",
    site,
    '"08:00"',
    '"8 am"',
    ["content/site.json:42:7 openingHours[0].opens", /time with four digits/],
  ],
  [
    "an id with a space",
    vision,
    '"atrium"',
    '"the atrium"',
    ["content/vision.json:5:7 items[0].id", /small Latin letters, digits and hyphens/],
  ],
  [
    "a single stage",
    stages,
    /\{\s*"id": "frame"[\s\S]*?\},\s*(?=\{)/,
    "",
    ["content/stages.json:3:3 items", /two to six stages, or none/],
  ],
  [
    "an id that the page has itself",
    policy,
    '"fairness"',
    '"contents"',
    ["content/pages/policy.json:12:7 sections[0].id", /page itself uses this name/],
  ],
  [
    "a picture from the root",
    partners,
    "images/logos",
    "/images/logos",
    ["content/partners.json:10:7 items[0].image", /.jpg or .png picture without capitals/],
  ],
  [
    "a picture in capitals",
    partners,
    "sindan.png",
    "Sindan.PNG",
    ["content/partners.json:10:7 items[0].image", /.jpg or .png picture without capitals/],
  ],
  [
    "a picture of another kind",
    partners,
    "sindan.png",
    "sindan.gif",
    ["content/partners.json:10:7 items[0].image", /.jpg or .png picture without capitals/],
  ],
  [
    "parts of a film in the wrong order",
    site,
    '"at": 4',
    '"at": 0',
    ["content/site.json:62:9 film.chapters[1].at", /put them in their order/],
  ],
  [
    "a link elsewhere",
    navigation,
    '"/services"',
    '"https://site.example/"',
    ["content/navigation.json:16:7 overlay[0].to", /not a link to a page of this site/],
  ],
  [
    "a text in place of a key",
    navigation,
    '"common:navigation.home"',
    '"Home"',
    ["content/navigation.json:5:7 main[0].label", /file, colon, key/],
  ],
  [
    "a flag that is none",
    clients,
    "/flags/sa.svg",
    "/flags/Saudi.png",
    ["locales/en/clients.json:7:7 items[0].flagUrl", /country's two letters/],
  ],
]);

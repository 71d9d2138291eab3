import { t } from "../../../../src/content/messages";
import { foundWith, mistaken, testMistakes } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const picture = /.jpg or .png picture without capitals/;
const embed = "https://map.example/embed";

testMistakes([
  [
    "brand",
    '"accent": "#ffffff"',
    '"accent": "orange"',
    "colours.light.accent",
    /six digits 0–9, a–f/,
  ],
  ["partners", "https://sindan", "sindan", "items[0].link", t("notWebAddress")],
  ["site", "https://site.example", "https://site.example/", "siteUrl", /name of the site and its/],
  ["site", "info@site", "info.site", "email", t("notMailAddress")],
  ["site", "info@site.example", "info@site.example ", "email", t("spaceAround")],
  ["site", '"+966 11', '"\u200e+966 11', "phones[0]", t("invisibleSign")],
  ["site", '"+966 11 000', '"+٩٦٦ ١١ ٠٠٠', "phones[0]", t("otherDigits")],
  ["site", "+966 11 000 0000", "011 000 0000", "phones[0]", /not an international phone number/],
  ["site", "+966 11", "+966 011", "phones[0]", /no 0 after the country's code/],
  ["site", "+966 50 000 0000", "+9660500000000", "phones[1]", t("form.phone")],
  ["site", embed, "<iframe src=x>", "map.embedUrl", t("onlyFrameAddress")],
  ["site", embed, "https://map.example/x", "map.embedUrl", /cannot be shown in a frame/],
  ["site", '"08:00"', '"8 am"', "openingHours[0].opens", /time with four digits/],
  ["site", '"at": 4', '"at": 0', "film.chapters", /put them in order/],
  ["vision", '"atrium"', '"the atrium"', "items[0].id", /small Latin letters, digits and hyphens/],
  ["stages", /\{\s*"id": "frame"[\s\S]*?\},\s*(?=\{)/, "", "items", /two to six stages, or none/],
  ["stages", /"alt": \{[^}]*\},\s*/, "", "items[0].alt", /write what the picture shows/],
  ["en/policy", '"fairness"', '"contents"', "contents", /page itself uses this name/],
  ["en/policy", '"fairness"', '"footer-company"', "footer-company", t("form.ownAnchor")],
  ...["stages", "vision", "our-work", "main", "work-tower"].map(
    (id): Parameters<typeof testMistakes>[0][number] => [
      "services",
      '"id": "build"',
      `"id": "${id}"`,
      "items[1].id",
      t("form.ownAnchor"),
    ],
  ),
  ["pages/policy", '"text"', '"text", "updated": "24.11.2026"', "updated", /as 2026-11-24/],
  ["partners", "images/logos", "/images/logos", "items[0].image", picture],
  ["partners", "sindan.png", "Sindan.PNG", "items[0].image", picture],
  ["partners", "sindan.png", "sindan.gif", "items[0].image", picture],
  ["navigation", '"/services"', '"https://a.b/"', "overlay[0].to", /not a link to a page of this/],
  ["navigation", '"common:navigation.home"', '"Home"', "main[0].label", /file, colon, key/],
  ["en/clients", "flags/sa.svg", "flags/Saudi.png", "items[0].flagUrl", /country's two letters/],
]);

test.each(["+39 06 0000 0000", "+225 07 00 00 00 00", "+20 100 000 0000", "+1 202 000 0000"])(
  "%s is a phone number",
  (number) => {
    expect(foundWith(mistaken("content/site.json", "+966 11 000 0000", number))).toEqual([]);
  },
);

test("a stage needs no picture", () => {
  const withoutPicture = mistaken(
    "content/stages.json",
    /,\s*"alt": \{[^}]*\},\s*"image": "[^"]*"/,
    "",
  );
  expect(foundWith(withoutPicture)).toEqual([]);
});

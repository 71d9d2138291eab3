import { messages } from "../../../../src/content/messages";
import { foundWithFile, testMistakes } from "../../fixtures/checked-site";
import { png } from "../../fixtures/small-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const partners = "content/partners.json";
const site = "content/site.json";
const vision = "content/vision.json";
const clients = "locales/en/clients.json";

testMistakes([
  [
    "a missing picture",
    partners,
    "logos/sindan.png",
    "logos/sindn.png",
    [
      "content/partners.json:10:7 items[0].image",
      messages.missingFile("content/images/logos/sindn.png", messages.didYouMean("sindan.png")),
    ],
  ],
  [
    "a picture from the wrong folder",
    partners,
    "images/logos",
    "content/images/logos",
    [
      "content/partners.json:10:7 items[0].image",
      messages.missingFile(
        "content/content/images/logos/sindan.png",
        "write it as images/logos/sindan.png",
      ),
    ],
  ],
  [
    "a picture too small",
    vision,
    "images/wide.jpg",
    "images/logos/sindan.png",
    [
      "content/vision.json:10:7 items[0].image",
      messages.fileFault(
        "content/images/logos/sindan.png",
        "is 320 pixels wide and would look blurred; use one of at least 1280 pixels",
      ),
    ],
  ],
  [
    "a missing film",
    site,
    "/film/film.webm",
    "/film/movie.webm",
    [
      "content/site.json:48:5 film.webm",
      messages.missingFile("static/film/movie.webm", "add the file, or correct the name"),
    ],
  ],
  [
    "a flag that is not there",
    clients,
    "/flags/sa.svg",
    "/flags/zz.svg",
    [
      "locales/en/clients.json:7:7 items[0].flagUrl",
      messages.missingFile("static/flags/zz.svg", messages.didYouMean("qa.svg")),
    ],
    [
      "locales/en/clients.json:7:7 items[0].flagUrl",
      messages.otherOrder("locales/ar/clients.json", "/flags/sa.svg"),
    ],
  ],
]);

const logo = "content/images/logos/sindan.png";
const heavy = Buffer.alloc(9 * 1024 * 1024);
const webp = Buffer.from(
  "524946461a000000574542505650384c0d0000002f3fc10f000710fd8ffe0722a2ff",
  "hex",
);

test.each<[string, string | Buffer, RegExp]>([
  ["damaged", "no picture", /is not a picture that can be read/],
  ["too heavy", heavy, /is 9\.0 MB; .* at most 8 MB/],
  ["too small", png(100), /is 100 pixels wide .* at least 320 pixels/],
  ["of another kind than its name", webp, /holds a WEBP picture/],
])("a picture that is %s is explained", (_name, bytes, fault) => {
  expect(foundWithFile(logo, bytes)).toEqual([
    [`${partners}:10:7 items[0].image`, expect.stringMatching(fault)],
  ]);
});

test("a film that is too heavy is explained", () => {
  expect(foundWithFile("static/film/film.webm", heavy)).toEqual([
    [`${site}:48:5 film.webm`, expect.stringMatching(/is 9\.0 MB; .* at most 8 MB/)],
    [`${site}:52:7 film.loop.webm`, expect.stringMatching(/is 9\.0 MB; .* at most 1\.5 MB/)],
  ]);
});

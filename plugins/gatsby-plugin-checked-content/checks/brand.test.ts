import path from "node:path";
import { foundWith, foundWithFile } from "../../../tests/unit/fixtures/checked-site";
import { png, texts } from "../../../tests/unit/fixtures/small-site";
import { temporaryFolder, writeFiles } from "../../../tests/unit/fixtures/temporary-folder";
import { t } from "../messages";
import { drawingIn } from "../site/brand-facts";
import { inlineDrawing } from "../site/drawing";

jest.mock("../../../shared/languages");

const file = "content/brand.json";
const brand = () => JSON.parse(texts.get(file) ?? "");

/** What the check finds in this brand: fields and sentences. */
const problemsOf = (changed: object) =>
  foundWith({ [file]: JSON.stringify(changed) }).map(
    ([place, message]) => `${place.split(" ")[1]}: ${message}`,
  );

test("words that cannot be read are a mistake with the contrast and the nearest colour that can be", () => {
  const changed = brand();
  changed.colours.light.muted = "#8a8a8a";
  expect(problemsOf(changed)).toEqual([
    "colours.light.muted: #8a8a8a on the colour raised, #f1ece2, has a contrast of 2.93, and text needs 4.5; the nearest colour that can be read is #6a6a6a",
  ]);
  changed.colours.light.muted = "#6a6a6a";
  expect(problemsOf(changed)).toEqual([]);
  // Grounds that no words can be read on at once.
  changed.colours.light.raised = "#737373";
  expect(problemsOf(changed)).toContain(
    "colours.light.text: #14201f on the colour raised, #737373, has a contrast of 3.52, and text needs 4.5; no colour can be read on page, raised at once; change those",
  );
});

test.each([
  ["a script", '<svg viewBox="0 0 8 8"><script>1</script></svg>', "holds <script"],
  ["a handler", '<svg viewBox="0 0 8 8"><path onload="1"/></svg>', "holds onload="],
  ["no size", "<svg><path/></svg>", "has no viewBox"],
  ["an id", '<svg viewBox="0 0 8 8"><path id="a"/></svg>', "holds id="],
  ["words", '<svg viewBox="0 0 8 8"><text>a</text></svg>', "holds <text"],
  ["no width", '<svg viewBox="0 0 0 0"><path/></svg>', "has no viewBox"],
  ["too much", `<svg viewBox="0 0 8 8">${" ".repeat(6000)}</svg>`, "is 6029 bytes"],
  ["no drawing", "hello", "is not an SVG drawing"],
])("a mark with %s is refused", async (_name, svg, message) => {
  const [found] = await foundWithFile("content/images/brand/mark.svg", svg);
  expect(found?.[1]).toContain(`content/images/brand/mark.svg ${message}`);
});

test.each(["0,0,8,8", " -1.5 0, 8 8 "])("a mark whose box is written “%s” is fine", async (box) => {
  const svg = `<svg viewBox='${box}'><path/></svg>`;
  expect(await foundWithFile("content/images/brand/mark.svg", svg)).toEqual([]);
});

describe("a mark as PNG", () => {
  const folder = temporaryFolder();
  const mark = "images/mark.png";
  const marked = { ...brand(), mark: { ar: mark, en: mark }, markOnDark: { ar: mark, en: mark } };
  const sentences = async (width: number, alpha: number) =>
    (
      await foundWithFile(`content/${mark}`, await png(width, 8, alpha), false, {
        [file]: JSON.stringify(marked),
      })
    ).map(([, message]) => message.replace(/^\S+ /, ""));

  test("is fine with a transparent ground and enough pixels", async () => {
    expect(await sentences(192, 0.5)).toEqual([]);
  });

  test("is refused with a ground of its own, or too small", async () => {
    expect(new Set(await sentences(192, 1))).toEqual(new Set([t("opaquePng")]));
    expect(new Set(await sentences(100, 0.5))).toEqual(
      new Set([t("narrowPicture", { width: 100, minimum: 192 })]),
    );
  });

  test("needs another for dark grounds", () => {
    expect(problemsOf({ ...marked, markOnDark: undefined })).toEqual([
      `mark: ${t("form.markOnDark")}`,
    ]);
  });

  test("is the only part of an SVG where one is needed", async () => {
    const bytes = await png(192, 8, 0.5);
    writeFiles(folder, { "dark.png": bytes, "light.svg": "<svg/>" });
    expect(drawingIn(path.join(folder, "light.svg"))).toBe("<svg/>");
    const svg = drawingIn(path.join(folder, "dark.png"));
    expect(svg).toContain('viewBox="0 0 192 8"');
    expect(svg).toContain(bytes.toString("base64"));
  });
});

test("a drawing stands in the page without what only a file needs", () => {
  const svg =
    '<?xml version="1.0"?>\n<!-- by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" width="8" viewBox="0 0 8 8">\n  <path d="M0 0"/>\n</svg>\n';
  expect(inlineDrawing(svg)).toBe(
    '<svg viewBox="0 0 8 8" aria-hidden="true"><path d="M0 0"/></svg>',
  );
});

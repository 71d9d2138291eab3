import reporter from "gatsby-cli/lib/reporter";
import sharp from "sharp";
import { allowAvifAlone, setEncoderEffort } from "./encoder-effort";

test("sharp encodes with our efforts", () => {
  setEncoderEffort();
  expect(sharp().avif({ quality: 40 })).toMatchObject({ options: { heifEffort: 0 } });
  expect(sharp().webp({ quality: 40 })).toMatchObject({ options: { webpEffort: 2 } });
});

test("a picture in AVIF alone is no warning, everything else is", () => {
  const warn = jest.spyOn(reporter, "warn").mockImplementation();
  allowAvifAlone();
  reporter.warn("Image a.jpg specified only AVIF format, with no fallback format.");
  reporter.warn("Image b.jpg is broken.");
  expect(warn.mock.calls).toEqual([["Image b.jpg is broken."]]);
});

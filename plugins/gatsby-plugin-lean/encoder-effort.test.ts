import sharp from "sharp";
import { setEncoderEffort } from "./encoder-effort";

test("sharp encodes with our efforts", () => {
  setEncoderEffort();
  expect(sharp().avif({ quality: 40 })).toMatchObject({ options: { heifEffort: 0 } });
  expect(sharp().webp({ quality: 40 })).toMatchObject({ options: { webpEffort: 2 } });
});

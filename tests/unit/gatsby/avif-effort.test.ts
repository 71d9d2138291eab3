import sharp from "sharp";
import { setAvifEffort } from "../../../src/gatsby/node/avif-effort";

test("sharp encodes AVIF with our effort", () => {
  setAvifEffort();
  expect(sharp().avif({ quality: 40 })).toMatchObject({ options: { heifEffort: 1 } });
});

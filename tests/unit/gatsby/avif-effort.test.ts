import { setAvifEffort } from "../../../src/gatsby/node/avif-effort";

test("pictures are encoded with our effort, unless another is given", () => {
  const avif = jest.fn();
  const sharp = { avif };
  setAvifEffort(sharp);
  sharp.avif({ quality: 40 });
  sharp.avif({ effort: 9 });
  expect(avif.mock.calls).toEqual([[{ effort: 1, quality: 40 }], [{ effort: 9 }]]);
});

import zlib from "node:zlib";
import { pagesIn } from "./documents";

const tree = "<</Type /Pages /Kids [3 0 R 4 0 R] /Count 12>> <</Count 3 /Kids [] /Type/Pages>>";
const outline = "<</Type /Outlines /Count 40>>";
const packed = zlib.deflateSync(tree);
const stream = Buffer.concat([
  Buffer.from("1 0 obj <</Type /ObjStm /N 2>>\nstream\r\n"),
  packed,
  Buffer.from("\r\nendstream"),
]);

test.each<[string, Buffer, number | undefined]>([
  ["as most programs write it", Buffer.from(`%PDF-1.4 ${outline} ${tree}`), 12],
  ["in a compressed stream", stream, 12],
  ["encrypted", Buffer.from("1 0 obj <</Type /ObjStm>>\nstream\nx"), undefined],
])("the pages of a PDF are counted: %s", (_name, pdf, pages) => {
  expect(pagesIn(pdf)).toBe(pages);
});

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sharePicture } from "../../../src/content/share-pictures";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

test("a shared page shows its own picture, in the default language without one, or else the first page's", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "shared-"));
  fs.mkdirSync(path.join(root, "static/og"), { recursive: true });
  expect(sharePicture(root, "/clients", "en")).toBeUndefined();
  for (const name of ["home-ar", "home-en", "clients-ar", "clients-en"]) {
    fs.writeFileSync(path.join(root, `static/og/${name}.jpg`), "");
    expect(sharePicture(root, "/clients", "en")).toBe(`/og/${name}.jpg`);
  }
  fs.rmSync(root, { recursive: true });
});

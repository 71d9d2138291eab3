import { sharePicture } from "../../../src/content/share-pictures";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const root = temporaryFolder();

test("a shared page shows its own picture, in the default language without one, or else the first page's", () => {
  expect(sharePicture(root, "/clients", "en")).toBeUndefined();
  for (const name of ["home-ar", "home-en", "clients-ar", "clients-en"]) {
    writeFiles(root, { [`static/og/${name}.jpg`]: "" });
    expect(sharePicture(root, "/clients", "en")).toBe(`/og/${name}.jpg`);
  }
});

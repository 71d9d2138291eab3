import { facts } from "../../../tools/site";

/** The module, on a site that has these phones. */
function sourcesWith(phones: string[]): typeof import("../../../tools/brand/sources") {
  jest.resetModules();
  jest.doMock("../../../tools/site", () => ({
    ...jest.requireActual("../../../tools/site"),
    facts: (file: string) => (file === "site.json" ? { ...facts(file), phones } : facts(file)),
  }));
  return require("../../../tools/brand/sources");
}

test("a changed phone makes the profiles older than their sources, and no sharing picture", () => {
  const { sources, olderFiles } = sourcesWith(["+966 11 000 0000"]);
  expect(olderFiles(sources())).toEqual([]);
  const older = sourcesWith(["+966 11 999 9999"]).olderFiles(sources());
  const profiles = Object.values<string>(facts("site.json").profile ?? {});
  expect(older.map(({ file }) => file).sort()).toEqual(
    profiles.map((file) => `static${file}`).sort(),
  );
  for (const { isNote, message } of older)
    expect([isNote, message]).toEqual([true, expect.stringContaining("npm run brand")]);
});

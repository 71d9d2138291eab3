import fc from "fast-check";
import { languages } from "../../../src/i18n/languages";
import { ownAddress } from "../../../src/i18n/own-address";
import { localizedPath, splitPath } from "../../../src/i18n/urls";

const site = "https://site.example";
const pieces = fc.constantFrom(
  ...[
    "/",
    "//",
    "///",
    "\\",
    "/\\",
    "\t",
    "\n",
    "\r",
    "%2F",
    "%5C",
    "%00",
    ".",
    "..",
    ":",
    "@",
    "?",
    "#",
  ],
  ...["evil.example", "Evil.Example", "javascript:", "https:", "EN", "en", "ar", "[", "سدرة", " "],
);
const hostile = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 3 })))
  .map((parts) => parts.join(""));

test("whatever path is asked for, the address is one of the site", () => {
  fc.assert(
    fc.property(hostile, (path) => {
      const codes = [undefined, ...languages.map(({ code }) => code)];
      const addresses = [
        path,
        `/${path}`,
        splitPath(path).path,
        ...codes.map((code) => localizedPath(path, code)),
      ];
      for (const address of addresses) expect(new URL(ownAddress(address), site).origin).toBe(site);
    }),
    { numRuns: 2000 },
  );
});

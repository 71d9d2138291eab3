import { codes } from "../../../shared/languages";
import { localizedPath, splitPath } from "../../../shared/urls";
import { ownAddress } from "../../../src/i18n/own-address";

const site = "https://site.example";
const host = "Evil.example";

test.each([
  ...[`//${host}`, `///${host}/x`, `/\\${host}`, `\\\\${host}`, `\t//${host}`, `/\n/${host}`],
  ...[`/\r\t\\${host}/en`, `https://${host}`, "javascript:1", `@${host}`, `:80@${host}`],
  ...["%2F%2Fevil.example", "..//evil.example", "[", "?//evil.example", "#", "", " "],
])("for the path %j the address is one of the site", (path) => {
  const localized = [undefined, ...codes].map((code) => localizedPath(path, code));
  for (const address of [path, `/${path}`, splitPath(path).path, ...localized])
    expect(new URL(ownAddress(address), site).origin).toBe(site);
});

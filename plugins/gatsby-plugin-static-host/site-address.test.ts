import fs from "node:fs";
import site from "../../content/site.json";
import { absoluteUrl } from "../../shared/urls";
import { siteAddress } from "./site-address";
import { sitemapOptions } from "./sitemap";

jest.mock("../../shared/languages");

test.each([
  ["https://host.example", "https://host.example", ""],
  ["https://host.example/", "https://host.example", ""],
  ["https://host.example/x", "https://host.example/x", "/x"],
  ["https://host.example/x/", "https://host.example/x", "/x"],
  ["https://host.example:8443/a/b", "https://host.example:8443/a/b", "/a/b"],
  ["https://host.example/x?a=1#b", "https://host.example/x", "/x"],
])("%s is published at %s, below “%s”", (given, siteUrl, pathPrefix) => {
  expect(siteAddress(given)).toEqual({ siteUrl, pathPrefix });
});

test("without SITE_URL the address is the content's", () => {
  expect(siteAddress("").siteUrl).toBe(site.siteUrl);
});

test.each(["{ no JSON", '{ "siteUrl": 5 }', '{ "siteUrl": "site.example" }'])(
  "content/site.json with %s leaves Gatsby an address it takes, and the check its say",
  (text) => {
    const read = jest.spyOn(fs, "readFileSync").mockReturnValueOnce(text);
    expect(siteAddress("")).toEqual({ siteUrl: "https://unknown.invalid", pathPrefix: "" });
    read.mockRestore();
  },
);

test("a SITE_URL that is no address is refused in words", () => {
  expect(() => siteAddress("host.example")).toThrow(
    "SITE_URL is “host.example”: write it as https://",
  );
});

test("pages of a site in a folder name themselves and their alternates below it", () => {
  const env = { ...process.env, SITE_URL: "https://host.example/x/" };
  const replaced = jest.replaceProperty(process, "env", env);
  const { siteUrl } = siteAddress();
  expect(absoluteUrl(siteUrl, "/clients/", "en")).toBe("https://host.example/x/en/clients/");
  const entry = sitemapOptions.serialize({
    path: "/en/clients/",
    pagePath: "/clients",
  });
  expect(entry.links).toEqual([
    { lang: "ar", url: "https://host.example/x/ar/clients/" },
    { lang: "en", url: "https://host.example/x/en/clients/" },
    { lang: "x-default", url: "https://host.example/x/ar/clients/" },
  ]);
  // The plugin puts the folder before it.
  expect(entry.url).toBe("/en/clients/");
  replaced.restore();
});

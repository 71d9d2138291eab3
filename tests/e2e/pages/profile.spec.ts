import { expect, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { codes } from "../../../src/i18n/languages";
import { printProfile } from "../../../tools/brand/profile";
import { facts, projects, translations } from "../../../tools/site";

const { email, fullName, phones } = facts("site.json");

for (const code of codes)
  test(`every word of the profile in ${code} is found, its contents and bookmarks lead on, mail and phones open`, async ({
    browser,
  }) => {
    const pdf = await getDocumentProxy(await printProfile(browser, code));
    const { text } = await extractText(pdf, { mergePages: true });
    const names = [fullName, ...projects.map(({ name }) => name)].map((name) => name[code]);
    // Marks are glyphs of their own, which each reader puts elsewhere.
    const expected = (names.join(" ").match(/[\p{L}\p{M}]+/gu) ?? []).filter(
      (word) => !/\p{M}/u.test(word),
    );
    expect(expected).not.toEqual([]);
    expect(expected.filter((word) => !text.includes(word))).toEqual([]);

    const { contents, projects: listed } = translations(code, "profile");
    const titles = (await pdf.getOutline()).flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining([contents, listed]));

    const linksOn = async (page: number) => (await pdf.getPage(page)).getAnnotations();
    const named = (await linksOn(2)).map(({ dest }) => dest);
    expect(named).not.toEqual([]);
    expect(await Promise.all(named.map((name) => pdf.getDestination(name)))).not.toContain(null);
    const addresses = (await linksOn(pdf.numPages)).map(({ url }) => url);
    const numbers = phones.map((phone: string) => `tel:${phone.replaceAll(" ", "")}`);
    expect(addresses).toEqual([...numbers, `mailto:${email}`]);
  });

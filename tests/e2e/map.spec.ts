import { expect, facts, test, words } from "./site";

const { map, address, phones } = facts("site.json");
test.skip(!map, "This site has no map.");

for (const language of ["ar", "en"]) {
  const text = words(language, "contact").map;

  for (const path of ["", "contact-us/"]) {
    test(`${language}/${path}: the maps service hears nothing before the visitor comes near`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url() === map.embedUrl) asked.push(request.url());
      });
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(`/${language}/${path}`, { waitUntil: "networkidle" });
      expect(asked).toEqual([]);

      const section = page.getByRole("region", { name: text.label, exact: true });
      await section.scrollIntoViewIfNeeded();
      const frame = section.getByTitle(text.frameTitle);
      await expect(frame).toHaveAttribute("src", map.embedUrl);
      expect(await frame.evaluate((element) => element.clientHeight)).toBe(500);
      await expect(section.getByText(address[language])).toBeVisible();
      await expect(section.getByText(phones[0])).toBeVisible();
      await expect(section.getByRole("link", { name: text.openInMaps })).toHaveAttribute(
        "href",
        map.linkUrl,
      );
    });
  }
}

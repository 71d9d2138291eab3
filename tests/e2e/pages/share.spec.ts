import { siteAddress } from "../../src/publish/site-address";
import { awake, expect, facts, languages, shortRead, test, textOf, words } from "./site";

const { siteUrl } = siteAddress();

for (const { code } of languages) {
  const { share, navigation, menu } = words(code, "common");

  test(`services and works are shared with their name and picture, in ${code}`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${code}/services/`);
    const services: { id: string; title: string }[] = facts("services.json").items;
    const works: { id: string; title: Record<string, string> }[] = facts("contracting.json").items;
    const parts = [
      ...services.map(({ id, title }) => ({ anchor: id, title: textOf(code, title) })),
      { anchor: `work-${works[0]?.id}`, title: works[0]?.title[code] ?? "" },
    ];
    for (const { anchor, title } of parts) {
      const address = `${siteUrl}/${code}/services/#${anchor}`;
      const target = async (network: "facebook" | "pinterest") => {
        const link = page.locator("main a").filter({ hasText: `${share[network]}: ${title} (` });
        return new URL((await link.first().getAttribute("href")) ?? "");
      };
      expect((await target("facebook")).searchParams.get("u")).toBe(address);
      const { searchParams } = await target("pinterest");
      expect(searchParams.get("url")).toBe(address);
      expect(searchParams.get("description")).toBe(title);
      const picture = searchParams.get("media") ?? "";
      expect(picture.startsWith(siteUrl)).toBe(true);
      const answer = await request.get(new URL(picture).pathname);
      expect(answer.headers()["content-type"]).toMatch(/^image\//);
    }
  });

  test(`a text page is shared with the picture that its links show, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}${shortRead}/`);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    const link = page.getByRole("link", { name: share.pinterest });
    const { searchParams } = new URL((await link.getAttribute("href")) ?? "");
    expect(searchParams.get("media")).toBe(picture);
  });

  test(`the menu leads to the careers, and does not mark them as the page they are on, in ${code}`, async ({
    page,
  }) => {
    await page.goto(`/${code}/clients/`);
    await awake(page);
    await page.getByRole("button", { name: menu.open }).first().click();
    const dialog = page.getByRole("dialog", { name: menu.title });
    await expect(dialog.locator("[aria-current]")).toHaveCount(1);
    await dialog.getByRole("link", { name: navigation.careers }).click();
    await expect(page).toHaveURL(new RegExp(`/${code}/clients/#careers$`));
    await expect(page.locator("#careers")).toBeInViewport();
  });
}

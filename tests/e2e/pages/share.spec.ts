import { siteAddress } from "../../../src/publish/site-address";
import { expect, facts, shortRead, test, textOf, words } from "../site";

const { siteUrl } = siteAddress();
const { share } = words("en", "common");

test("services and works are shared with their name and picture, a text page with the picture that its links show", async ({
  page,
  request,
}) => {
  await page.goto("/en/services/");
  const services: { id: string; title: string }[] = facts("services.json").items;
  const works: { id: string; title: Record<string, string> }[] = facts("contracting.json").items;
  const parts = [
    ...services.map(({ id, title }) => ({ anchor: id, title: textOf("en", title) })),
    { anchor: `work-${works[0]?.id}`, title: works[0]?.title.en ?? "" },
  ];
  for (const { anchor, title } of parts) {
    const address = `${siteUrl}/en/services/#${anchor}`;
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
    const response = await request.get(new URL(picture).pathname);
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  }
  await page.goto(`/en${shortRead}/`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const link = page.getByRole("link", { name: share.pinterest });
  const { searchParams } = new URL((await link.getAttribute("href")) ?? "");
  expect(searchParams.get("media")).toBe(picture);
});

import { budgetsOf, maxShift, phone, recordRequests, weigh } from "../budgets";
import { entryPaths, longRead, routes } from "../content";
import { expect, open, shiftsOf, test, withPictures } from "../site";

test.use({ ...phone, ...withPictures });

/** Pages whose first screen has a picture: they ask for it and the font before their scripts. */
const beginsWithPicture = ["/", "/clients"];
/** Of the pages to read, which are alike, the longest alone. */
const prefixed = routes.filter(
  ({ url, template, path }) => url.startsWith("/ar/") && (template !== "text" || path === longRead),
);
const entries = entryPaths.map((path) => ({ url: `/ar${path}/`, path }));

for (const { url, path } of [...prefixed, ...entries]) {
  test(`${url} is light, asks no other host, and does not shift on scrolling`, async ({ page }) => {
    // What an idle page asks for besides, the pictures of the next screens, is nobody's wait.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const requests = recordRequests(page);
    const order: string[] = [];
    page.on("request", (request) => order.push(`${request.resourceType()}`));
    const shifts = await shiftsOf(page);
    await open(page, url, { waitUntil: "networkidle" });

    if (beginsWithPicture.includes(path)) {
      const before = order.slice(0, order.indexOf("script"));
      expect(before).toEqual(expect.arrayContaining(["font", "image"]));
    }
    const origins = [...requests.keys()].map((address) => new URL(address).origin);
    expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
    const found = await weigh(page, requests);
    // With other pages the same code is cut into other files; a few bytes decide no design.
    const room = 1.05;
    for (const [kind, limit] of Object.entries(budgetsOf(path))) {
      const bytes = found[kind as keyof typeof found];
      expect(bytes, `bytes of ${kind}`).toBeLessThanOrEqual(limit * room);
    }

    const settled = await page.evaluate(async () => {
      // How late the font comes depends on the machine. Shifts are counted after it.
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const now = performance.now();
      for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
        window.scrollTo({ top: y, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      return now;
    });
    expect(await shifts(settled)).toBeLessThanOrEqual(maxShift);
  });
}

for (const saveData of [false, true])
  test(`pictures four screens below ${saveData ? "wait where a visitor saves data" : "are there before anybody scrolls"}`, async ({
    page,
  }) => {
    await page.addInitScript((isSaving) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: isSaving } });
    }, saveData);
    await open(page, "/ar/projects/", { waitUntil: "networkidle" });
    await expect(page.locator("html")).not.toHaveAttribute("data-layout");
    const states = () =>
      page
        .locator("main img")
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter(({ y }) => y > 4 * innerHeight && y < 5 * innerHeight)
            .map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        );
    test.skip((await states()).length === 0, "for a page as long");
    await expect.poll(async () => new Set(await states())).toEqual(new Set([!saveData]));
  });

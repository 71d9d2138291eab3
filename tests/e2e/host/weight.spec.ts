import fs from "node:fs";
import { gzipSync } from "node:zlib";
import { entryPaths, longRead, routes } from "../content";
import { expect, open, shiftsOf, test, withPictures } from "../site";

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
test.use({ ...phone, ...withPictures });

/** The most that Home sends before scrolling, in kilobytes, compressed; `image` is the largest one. */
const home = { script: 107, stylesheet: 17, font: 60, image: 60, all: 300 };
/** Of the other pages only the sum is limited. */
const budgetsOf = (path: string): Partial<typeof home> =>
  path === "/" ? home : { all: path.startsWith("/projects/") ? 250 : 340 };
/** With other pages the same code is cut into other files; a few bytes decide no design. */
const room = 1.05;

/** The most that a page may shift while it is scrolled, as Cumulative Layout Shift. */
const maxShift = 0.01;

/** A file's kilobytes as hosts send it; pictures and fonts are compressed already. */
function sizeOf(address: string): number {
  const file = `public${new URL(address).pathname.replace(/\/$/, "/index.html")}`;
  const bytes = fs.readFileSync(file);
  return (/\.(html|js|json|css|svg)$/.test(file) ? gzipSync(bytes) : bytes).length / 1024;
}

/** Pages whose first screen has a picture: they ask for it and the font before the last of their scripts. */
const beginsWithPicture = ["/", "/clients"].filter(
  (own) => own === "/" || routes.find(({ path }) => path === own)?.headerImage,
);
/** Of the pages to read, which are alike, the longest alone. */
const prefixed = routes.filter(
  ({ url, template, path }) => url.startsWith("/ar/") && (template !== "text" || path === longRead),
);
const entries = entryPaths.map((path) => ({ url: `/ar${path}/`, path }));

/** Pages that differ most from one another. */
const often = ["/", "/clients", "/contact-us", entryPaths[0]];

for (const { url, path } of [...prefixed, ...entries]) {
  const tag = often.includes(path) ? [] : "@all";
  test(`${url} is light, asks no other host, and does not shift`, { tag }, async ({ page }) => {
    // What an idle page asks for besides, the pictures of the next screens, is nobody's wait.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const requests = new Map<string, string>();
    page.on("request", (request) => requests.set(request.url(), request.resourceType()));
    const shifts = await shiftsOf(page);
    await open(page, url, { waitUntil: "networkidle" });

    const order = [...requests.values()];
    if (beginsWithPicture.includes(path)) {
      // They are asked for in the same moment, and the picture has the higher priority.
      const scripts = order.lastIndexOf("script");
      const before = order.slice(0, scripts);
      expect(before).toEqual(expect.arrayContaining(["font", "image"]));
    }
    const origins = [...requests.keys()].map((address) => new URL(address).origin);
    expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
    const files = [...requests].map(([address, kind]) => ({ kind, size: sizeOf(address) }));
    // They are part of the HTML, which the sum counts already.
    const styles = (await page.locator("style").allTextContents()).join("");
    for (const [kind, limit] of Object.entries(budgetsOf(path))) {
      const own = files.filter((file) => kind === "all" || file.kind === kind);
      const sizes = own.map(({ size }) => size);
      if (kind === "stylesheet") sizes.push(gzipSync(styles).length / 1024);
      const sum = sizes.reduce((total, one) => total + one, 0);
      const sent = kind === "image" ? Math.max(0, ...sizes) : sum;
      expect(sent, `kilobytes of ${kind}`).toBeLessThanOrEqual(limit * room);
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

test("what hydration needs comes at once, pictures further down after the scripts", async ({
  page,
}) => {
  await open(page, "/ar/", { waitUntil: "networkidle" });
  const { asked, early } = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const app = entries.find(({ name }) => /\/app-\w+\.js$/.test(name));
    const needed = entries.filter(({ name }) => /page-data|component---/.test(name));
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < (app?.responseEnd ?? 0);
    return {
      asked: needed.map(isEarly),
      early: entries.filter((one) => one.initiatorType === "img" && isEarly(one)).length,
    };
  });
  expect(asked).toEqual([true, true, true]);
  const firstScreen = await page.evaluate(
    () =>
      [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
        .length,
  );
  expect(early).toBeLessThanOrEqual(firstScreen);
  expect(await page.locator("main img").count()).toBeGreaterThan(firstScreen);
});

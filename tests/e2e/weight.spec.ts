import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, routes, test } from "./site";

// A phone, as Lighthouse sees it.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

const kilobyte = 1024;

/** The most that Home may weigh before it is scrolled, in bytes, compressed; `picture` is the poster. */
const home = {
  script: 105 * kilobyte,
  style: 15 * kilobyte,
  font: 60 * kilobyte,
  picture: 60 * kilobyte,
  all: 300 * kilobyte,
};

/** The other screens are held to their sum; these two begin so near a slider that its pictures are loaded at once. */
const beginsWithSlider = { "/clients": 280, "/services": 390 };
const limitsOf = (screen: string) =>
  screen === "/" ? home : { all: (beginsWithSlider[screen as "/clients"] ?? 240) * kilobyte };

/** What a file of the built site weighs on the way: text compressed, as every CDN does; pictures and fonts are. */
function weightOf(url: string): number {
  const { pathname } = new URL(url);
  const file = path.join("public", pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  const bytes = fs.readFileSync(file);
  return /\.(html|js|json|css|svg|webmanifest)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}

const prefixed = routes.filter(({ url, language }) => url.startsWith(`/${language}/`));

for (const { url, path: screen } of prefixed) {
  test(`${url} is light, asks nobody else, and holds still while it is scrolled`, async ({
    page,
    baseURL,
  }) => {
    const asked = new Map<string, string>();
    page.on("request", (request) => asked.set(request.url(), request.resourceType()));
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) seen.shift += value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(url, { waitUntil: "networkidle" });

    expect([...asked.keys()].filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
    const weights = [...asked]
      .filter(([address]) => address.startsWith("http"))
      .map(([address, kind]) => ({ kind, bytes: weightOf(address) }));
    const styles = await page.locator("style").allTextContents();
    const sum = (kind?: string) =>
      weights.reduce((total, one) => total + (!kind || kind === one.kind ? one.bytes : 0), 0);
    const found = {
      script: sum("script"),
      style: gzipSync(styles.join("")).length,
      font: sum("font"),
      picture: Math.max(0, ...weights.map(({ kind, bytes }) => (kind === "image" ? bytes : 0))),
      all: sum(),
    };
    for (const [kind, limit] of Object.entries(limitsOf(screen))) {
      expect(found[kind as keyof typeof found], `bytes of ${kind}`).toBeLessThanOrEqual(limit);
    }

    const shift = await page.evaluate(async () => {
      // When its face came, a slow machine decides: what shifts from here on, the page does.
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      (window as unknown as { shift: number }).shift = 0;
      for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
        window.scrollTo({ top: y, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      return (window as unknown as { shift: number }).shift;
    });
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}

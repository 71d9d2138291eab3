import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { templates } from "../../plugins/gatsby-plugin-checked-content/schemas/page";
import { isLanguage, languages } from "../../shared/languages";
import { noPictures } from "../../tools/browser";
import { contentPages, facts, noReading, shortRead, textOf } from "./content";

/** Pages that a site may leave out: a test that goes to one of them is skipped there. */
const mayBeMissing = Object.values(templates).flatMap(({ path }) => path ?? []);
const isLeftOut = (url: string) => {
  const { pathname } = new URL(url, "http://localhost");
  const [, first = "", ...rest] = pathname.split("/");
  const route = `/${(isLanguage(first) ? rest : [first, ...rest]).filter(Boolean).join("/")}`;
  const isOptional = [...mayBeMissing, noReading].includes(route);
  return isOptional && route !== "/404" && !contentPages.some((one) => one.path === route);
};

/**
 * A page on which the splash has been seen, unless a test sets `splash`, and on which no code throws, nothing is logged
 * as an error and no rule of the security policy is violated, unless a test sets `breaks`. No page is fetched before its
 * link is followed, as on a slow line, unless a test sets `prefetches`: it takes time, and is no matter of most tests.
 */
export const test = base.extend<
  { consoleErrors: string[] } & Record<"splash" | "prefetches" | "breaks", boolean>
>({
  splash: [false, { option: true }],
  prefetches: [false, { option: true }],
  breaks: [false, { option: true }],
  consoleErrors: [
    async ({ context, splash, prefetches, breaks }, use) => {
      const consoleErrors: string[] = [];
      if (!splash) {
        await context.addInitScript(() => {
          try {
            sessionStorage.setItem("splash", "seen");
          } catch {
            // about:blank has no storage.
          }
        });
      }
      if (!prefetches) {
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, "connection", {
            value: { effectiveType: "2g" },
            configurable: true,
          }),
        );
      }
      // No counter of the company's counts the tests as visits.
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, "globalPrivacyControl", {
          value: true,
          configurable: true,
        }),
      );
      context.on("console", (message) => {
        // Missing files: the browser requests some by itself, and other hosts are out of reach.
        const isMissing = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !isMissing) consoleErrors.push(message.text());
      });
      context.on("weberror", (error) => consoleErrors.push(String(error.error())));
      await use(consoleErrors);
      if (!breaks) expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests of what seldom happens: `npm run test:all` runs them too. */
export const rare = { tag: "@all" };

/** For tests that look at pictures: the others load none (playwright.config.ts). */
export const withPictures: Parameters<typeof test.use>[0] = {
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: launchOptions.args?.map((one) => one.replace(noPictures, "")),
      }),
    { scope: "worker" },
  ],
};

/** Opens an address, whatever becomes of it there. A test of a page that this site leaves out is skipped. */
export function open(page: Page, path: string, options?: Parameters<Page["goto"]>[1]) {
  test.skip(isLeftOut(path), `This site leaves ${path} out.`);
  return page.goto(path, options);
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path, { waitUntil: "commit" });
  await hydrated(page);
}

/** Takes the network away, or gives it back, on a machine with or without one. */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.evaluate((value) => {
    Object.defineProperty(Navigator.prototype, "onLine", { value, configurable: true });
  }, !isOffline);
}

/** Follows a link of the site, as a click on one would. */
export const follow = (page: Page, path: string) =>
  page.evaluate((to) => void window.___navigate(to), path);

// biome-ignore lint/suspicious/noExplicitAny: each page has data of its own.
type Change = (data: any) => void;

/** Changes the data of a page wherever they are loaded from now on. */
export const changeData = (page: Page, path: string, change: Change) =>
  page.route(`**/page-data${path}page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json.result.data);
    await route.fulfill({ response, json });
  });

/** Follows a link to a page as a site with other data has it. */
export async function visitChanged(page: Page, path: string, change: Change) {
  await changeData(page, path, change);
  await visit(page, `/${path.split("/")[1]}${shortRead}/`);
  await follow(page, path);
  await expect(page).toHaveURL(path);
}

/** Lays out what is far below the screen too: until a browser is idle, such parts have no texts to measure, and move. */
export const layOut = (page: Page) =>
  page.evaluate(() => void delete document.documentElement.dataset.layout);

/** How many pixels the page is wider than the screen. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls to a height at once. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top: to, behavior: "instant" });
        // Two ways in one frame would be one event.
        requestAnimationFrame(() => setTimeout(resolve));
      }),
    top,
  );

/** A button of the header, by the key of its name. */
export const headerButton = (page: Page, language: string, key: string) =>
  page.getByRole("banner").getByRole("button", { name: textOf(language, `common:${key}`) });

/** Makes these kinds of storage throw, on each page that is opened from now on. */
export const forbidStorage = (page: Page, stores = ["localStorage", "sessionStorage"]) =>
  page.addInitScript((names) => {
    const get = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    for (const name of names)
      Object.defineProperty(name === "cookie" ? document : window, name, { get, set: get });
  }, stores);

/** Collects the addresses of whole pages that are loaded from now on. */
export function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

const { footer, legal } = facts("navigation.json");

/** The link in the footer that leads to a page; a test that needs one is skipped where there is none. */
export function footerLink(page: Page, language: string, to: string): Locator {
  const item = [...footer, ...legal].find((one: { to: string }) => one.to === to);
  test.skip(!item, `The footer of this site does not lead to ${to}.`);
  const name = item ? textOf(language, item.label) : "";
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

/** The header's link to a language. Where there are more than two, the list that holds it is opened. */
export async function languageLink(page: Page, language: string): Promise<Locator> {
  const link = page.locator(`a[hreflang=${language}]`);
  const header = page.getByRole("banner");
  if (languages.length > 2) {
    const list = header.locator("[popover]", { has: link });
    if (!(await list.isVisible())) await header.locator("[popovertarget]").click();
  }
  return header.locator(link);
}

/** Waits until the open page is hydrated. */
export const hydrated = (page: Page) =>
  page.locator("html[data-scripts=hydrated]").waitFor({ state: "attached" });

type Response = { status: number; body?: string };

/** Holds back requests to addresses that match. The returned function lets them continue, or sends a response. */
export async function hold(page: Page, address: string, response?: Response) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(address, async (route) => {
    await sent;
    await (response ? route.fulfill(response) : route.continue());
  });
  return () => send();
}

/** Where an element is on the screen. */
export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** Whether a part of one box lies in the other. */
export const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The boxes of elements, all of one moment: what is below the screen may still move while a page loads. */
export async function boxesOf<const Locators extends readonly Locator[]>(
  locators: Locators,
): Promise<{ [Place in keyof Locators]: Box }> {
  const elements = await Promise.all(locators.map((locator) => locator.elementHandle()));
  const boxes = await locators[0]?.page().evaluate(
    (all) =>
      all.map((element) => {
        const { x, y, width, height } = (element as Element).getBoundingClientRect();
        return { x, y, width, height };
      }),
    elements,
  );
  return boxes as { [Place in keyof Locators]: Box };
}

/** Records how much pages shift that are opened from now on. The returned function gives the sum on the open page since a moment of it, without what follows an input. */
export async function shiftsOf(page: Page) {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  return (since = 0) =>
    page.evaluate((from) => {
      const { shifts } = window as unknown as { shifts: Shift[] };
      return shifts
        .filter(({ startTime, hadRecentInput }) => startTime >= from && !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0);
    }, since);
}

/** Waits until the browser has painted the last change. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export { expect };

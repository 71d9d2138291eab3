import fs from "node:fs";
import path from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { templates } from "../../src/content/schemas/page";
import { isLanguage, languages } from "../../src/i18n/languages";
import { facts, screens, textOf, words } from "../../tools/site";

export * from "../../tools/site";

/** Every translation key: none of them may appear as text on a page. */
export const everyKey: string[] = fs
  .readdirSync(path.resolve(__dirname, "../../locales/ar"))
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => {
    const namespace = path.basename(file, ".json");
    return keysOf(words("ar", namespace)).flatMap((key) => [key, `${namespace}:${key}`]);
  });

function keysOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" ? keysOf(inner).map((rest) => `${key}.${rest}`) : [key],
  );
}

/** Pages that a site may leave out: a test that goes to one of them is skipped there. */
const mayBeMissing = Object.values(templates).flatMap(({ path }) => path ?? []);
const noReading = "/no-page-to-read";
const isLeftOut = (url: string) => {
  const { pathname } = new URL(url, "http://localhost");
  const [, first = "", ...rest] = pathname.split("/");
  const route = `/${(isLanguage(first) ? rest : [first, ...rest]).filter(Boolean).join("/")}`;
  const isOptional = [...mayBeMissing, noReading].includes(route);
  return isOptional && route !== "/404" && !screens.some((screen) => screen.path === route);
};

/** A page on which the splash has been seen, unless a test sets `splash`. Console errors and uncaught exceptions are collected in `complaints`. */
export const test = base.extend<{ complaints: string[]; splash: boolean }>({
  splash: [false, { option: true }],
  page: async ({ page }, use, info) => {
    const goto = page.goto.bind(page);
    page.goto = (url, options) => {
      if (isLeftOut(url)) info.skip(true, `This site leaves ${url} out.`);
      return goto(url, options);
    };
    await use(page);
  },
  complaints: [
    async ({ context, splash }, use) => {
      const complaints: string[] = [];
      if (!splash) {
        await context.addInitScript(() => {
          try {
            sessionStorage.setItem("splash", "seen");
          } catch {
            // about:blank has no storage.
          }
        });
      }
      context.on("console", (message) => {
        // Requests to other hosts fail: see `browserArguments` in tools/browser.ts.
        const isOutside = message.text().includes("ERR_NAME_NOT_RESOLVED");
        if (message.type() === "error" && !isOutside) complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await use(complaints);
    },
    { auto: true },
  ],
});

const readings = screens
  .filter(({ template }) => template === "text")
  .sort((one, other) => (one.sections?.length ?? 0) - (other.sections?.length ?? 0));
/** The paths of the shortest and the longest page to read, which begin without a picture; tests of them are skipped where there is none. */
export const shortRead = readings[0]?.path ?? noReading;
export const longRead = readings.at(-1)?.path ?? noReading;

/** Why a test that goes from one of them to another is skipped. */
export const needsTwoReads = "This site has fewer than two pages to read.";

/** The heading of a page in a language. */
export function headingOf(language: string, route: string): string {
  const screen = screens.find((one) => one.path === route);
  return screen ? textOf(language, screen.heading ?? screen.title) : "";
}

const { footer, legal } = facts("navigation.json");

/** The link in the footer that leads to a page; a test that needs one is skipped where there is none. */
export function footerLink(page: Page, language: string, to: string): Locator {
  const item = [...footer, ...legal].find((one: { to: string }) => one.to === to);
  test.skip(!item, `The footer of this site does not lead to ${to}.`);
  const name = item ? textOf(language, item.label) : "";
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

/** The first service. Every site has at least one. */
export const service: { id: string; title: string } = facts("services.json").items[0];

/** Waits until the page is hydrated, by the performance mark that Gatsby sets after its first render. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Holds back requests to addresses that match. The returned function lets them continue. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(address, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

/** Changes the page data that the page loads. */
export async function spoil(
  page: Page,
  path: string,
  change: (data: Record<string, unknown>) => void,
) {
  await page.route(`**/page-data${path}page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json.result.data);
    await route.fulfill({ response, json });
  });
}

/** Where an element is on the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

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

/** Holds the animations of a page, and of those it goes to, at their first frame, however slow the machine. The returned function lets them run. */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return async () => {
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  };
}

/** Waits until the browser has painted the last change. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The text of a toast: its own words or, when they load too slowly, those that the page already has. */
export function toastWords(language: string, key: string): RegExp {
  const own = textOf(language, `toasts:${key}`);
  const fallbackText = textOf(
    language,
    key.startsWith("footer.") ? "panel:newsletter.thanks" : "forms:done",
  );
  return new RegExp([own, fallbackText].map((text) => text.replace(/[.()?]/g, "\\$&")).join("|"));
}

export { expect, languages };

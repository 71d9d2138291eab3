import type { Locator, Page } from "@playwright/test";
import { root } from "../run";
import { facts, textOf, words } from "../site";
import type { Settings } from "./measure";
import { median } from "./median";
import { longestAnswers } from "./numbers";
import { withBrowser, withSite } from "./served";
import { plainTable } from "./table";
import { phone } from "./weight";
import { type Work, workOf } from "./work";

/** What a visitor does: on which page, what is done before, and the action that must be answered at once. */
interface Interaction {
  name: string;
  path: string;
  prepare?: (page: Page, language: string) => Promise<void>;
  act: (page: Page, language: string) => Promise<void>;
}

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();

/** Clicks as a hand does: it comes to rest on the target first, and holds the button for 80 ms. */
async function press(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(300);
  await target.click({ delay: 80, noWaitAfter: true });
}

const common = (language: string) => words(language, "common");

/** Types a letter of any script, with the events of a key, which Playwright sends only for Latin ones. */
async function typeLetter(page: Page, letter: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
  await page.waitForTimeout(80);
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
}

/** The window of a computer: all buttons of the header are there. The processor is a phone's all the same. */
const desk = { ...phone, viewport: { width: 1280, height: 823 }, isMobile: false };

const interactions: Interaction[] = [
  {
    name: "menu",
    path: "/",
    act: (page, language) => press(button(page, common(language).menu.open)),
  },
  {
    name: "panel",
    path: "/",
    act: (page, language) => press(button(page, common(language).panel.open)),
  },
  {
    name: "search, a letter",
    path: "/",
    prepare: async (page, language) => {
      await button(page, common(language).search.open).click();
      await page
        .getByRole("dialog")
        .getByRole("searchbox")
        .or(page.locator("dialog input"))
        .first()
        .waitFor();
      await page.waitForLoadState("networkidle");
    },
    act: (page, language) =>
      typeLetter(page, textOf(language, facts("pages/services.json").title).slice(0, 1)),
  },
  {
    name: "theme",
    path: "/",
    act: (page, language) => press(button(page, common(language).theme.dark)),
  },
  {
    name: "slider",
    path: "/services",
    prepare: async (page) => {
      const slider = page
        .locator("[aria-roledescription][data-ready], [aria-roledescription]")
        .last();
      await slider.scrollIntoViewIfNeeded();
      await page.locator("[aria-roledescription][data-ready]").last().waitFor();
    },
    act: (page, language) => press(button(page, common(language).slider.next)),
  },
  {
    name: "film",
    path: "/",
    act: (page, language) => press(button(page, common(language).film.watch)),
  },
  {
    name: "language",
    path: "/",
    // An answer without content leaves the visitor on this page, which is the one that is measured.
    prepare: async (page) => {
      await page.route("**/*", (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
      );
    },
    act: (page) => press(page.locator("header a[hreflang]").filter({ visible: true }).first()),
  },
  {
    name: "form error",
    path: "/contact-us",
    prepare: (page) => page.locator("main form [type=submit]").scrollIntoViewIfNeeded(),
    act: (page) => press(page.locator("main form [type=submit]")),
  },
];

/** The longest answer of an interaction, in milliseconds, and its parts: waiting, handling, painting. Then what follows, such as a dialog that opens: the longest task, and the time of all tasks above 50 ms. */
interface Answer {
  duration: number;
  parts: [wait: number, handle: number, paint: number];
  longestTask: number;
  blocked: number;
}

/**
 * Prints how long each page takes to answer a visitor's actions on a processor so many times slower (Interaction to
 * Next Paint), and all that the processor does for it: the last columns do not depend on other work on the machine.
 */
export async function measureInteractions(
  { runs, port, progress }: Settings,
  languages: readonly string[],
  slowdown: number,
): Promise<boolean> {
  const limit = longestAnswers[slowdown];
  const table = [
    [
      ...["Action", "Language", "INP ms", "waiting", "handling", "painting"],
      ...["Longest task ms", "TBT ms", ...workColumns],
    ],
  ];
  let isMissed = false;
  await withSite(root, port, ({ address }) =>
    withBrowser(async (browser) => {
      for (const language of languages) {
        for (const interaction of interactions) {
          const answers: Answer[] = [];
          const works: Work[] = [];
          const url = `${address}/${language}${interaction.path === "/" ? "" : interaction.path}/`;
          const { prepare, act } = interaction;
          for (let run = 0; run < runs; run += 1) {
            const page = await browser.newPage({ ...desk, reducedMotion: "no-preference" });
            await open(page, url);
            await prepare?.(page, language);
            answers.push(await answerOf(page, () => act(page, language), slowdown));
            await page.close();
            const traced = await browser.newPage({ ...desk, reducedMotion: "no-preference" });
            await open(traced, url);
            await prepare?.(traced, language);
            works.push(await workOf(browser, traced, () => act(traced, language)));
            await traced.close();
            progress(".");
          }
          const middle = (part: (answer: Answer) => number) =>
            Math.round(median(answers.map(part)));
          const inp = middle(({ duration }) => duration);
          const isOver = limit !== undefined && inp > limit;
          isMissed ||= isOver;
          const parts = [0, 1, 2].map((index) => String(middle(({ parts }) => parts[index] ?? 0)));
          const kinds = workColumns.map((kind) =>
            String(Math.round(median(works.map((work) => work[kind])) * slowdown)),
          );
          table.push([
            interaction.name,
            language,
            `${inp}${isOver ? " ✗" : ""}`,
            ...parts,
            String(middle(({ longestTask }) => longestTask)),
            String(middle(({ blocked }) => blocked)),
            ...kinds,
          ]);
        }
      }
      progress("\n");
    }),
  );
  console.info(`\n${plainTable(table)}\n`);
  if (limit) console.info(`On a processor ${slowdown} times slower; at most ${limit} ms.`);
  return !isMissed;
}

const workColumns = ["script", "style", "layout", "paint"] as const;

/** Opens a page on a later load of a visit, and waits until it answers. */
async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("splash", "seen"));
  await page.goto(url);
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await page.waitForLoadState("networkidle");
}

async function answerOf(page: Page, act: () => Promise<void>, slowdown: number): Promise<Answer> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(watch);
  await act();
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { longest: Answer }).longest);
}

/** TypeScript's own type lacks the number that tells an interaction from a mere event. */
type EventEntry = PerformanceEventTiming & { interactionId?: number };

/** Runs in the page: keeps the slowest of the events that count as interactions (https://web.dev/articles/inp). */
function watch(): void {
  const here = window as unknown as { longest: Answer };
  const longest: Answer = { duration: 0, parts: [0, 0, 0], longestTask: 0, blocked: 0 };
  here.longest = longest;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longest.longestTask = Math.max(longest.longestTask, duration);
      longest.blocked += duration - 50;
    }
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventEntry[]) {
      const { startTime, processingStart, processingEnd, duration, interactionId } = entry;
      if (!interactionId || duration <= longest.duration) continue;
      longest.duration = duration;
      longest.parts = [
        processingStart - startTime,
        processingEnd - processingStart,
        startTime + duration - processingEnd,
      ];
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

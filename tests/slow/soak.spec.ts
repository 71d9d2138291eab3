import { type ChildProcess, spawn } from "node:child_process";
import type { CDPSession, Page } from "@playwright/test";
import { expect, screens, test, textOf, visit, words } from "../e2e/site";

const port = Number(process.env.E2E_PORT ?? 8085);

const code = "en";
const navigations = 500;

/** Every page that the header or footer links to. */
const pages = screens.map(({ path, title }) => ({
  url: `/${code}${path === "/" ? "" : path}/`,
  title: textOf(code, title),
}));

let server: ChildProcess;
test.beforeAll(async () => {
  server = spawn(process.execPath, ["--import", "tsx", "tools/serve.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: "inherit",
  });
  const isUp = () =>
    fetch(`http://localhost:${port}`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  if (server.kill()) await ended;
});

test.use({ reducedMotion: "no-preference" });

test(`after ${navigations} pages in one visit nothing has been left behind`, async ({
  page,
  consoleErrors,
}) => {
  await visit(page, `/${code}/policy/`);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");

  // Load everything that is loaded only once.
  await walk(page, 100);
  const before = await measure(page, session);
  await walk(page, navigations);
  const after = await measure(page, session);
  console.info(JSON.stringify({ before, after }));

  expect(after.heap).toBeLessThan(before.heap * 1.1);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(consoleErrors).toEqual([]);
});

/** Visits page after page and back, scrolls through each, and opens every dialog once a round. */
async function walk(page: Page, count: number): Promise<void> {
  const common = words(code, "common");
  for (let step = 0; step < count; step += 1) {
    const target = pages[step % pages.length] ?? pages[0];
    if (step % 10 === 9) {
      await page.goBack();
      await page.goForward();
    }
    await page.evaluate(follow, target?.url ?? "");
    await expect(page).toHaveTitle(new RegExp(`^${target?.title}`));
    if (step % pages.length > 0) continue;
    for (const name of [common.menu.open, common.panel.open, common.search.open]) {
      await page.getByRole("banner").getByRole("button", { name }).click();
      if (name === common.search.open)
        await page.getByRole("dialog").getByRole("textbox").fill("tower");
      await expect(page.getByRole("dialog").getByRole("link").last()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  }
}

/** Scrolls through a page, so that all of it is hydrated, and follows its link to another. */
async function follow(url: string): Promise<void> {
  const { scrollHeight } = document.documentElement;
  for (let top = 0; top < scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
  document.querySelector<HTMLElement>(`a[href="${url}"], a[href="${url}#"]`)?.click();
}

/** The memory and objects of a page without motion, after garbage collection. */
async function measure(page: Page, session: CDPSession) {
  await page.evaluate(follow, `/${code}/policy/`);
  await expect(page).toHaveTitle(new RegExp(`^${textOf(code, "policy:title")}`));
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    heap: usedSize,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

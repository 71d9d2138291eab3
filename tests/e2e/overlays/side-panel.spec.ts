import type { Route } from "@playwright/test";
import { awake, expect, languages, shortRead, test, words } from "./site";

test("nothing of search, panel or toasts is loaded before it is needed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/en/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /^\/(locales|search|profile)\//.test(path))).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll("dialog > *").length)).toBe(0);
});

for (const { code } of languages) {
  const { panel, loading } = words(code, "common");

  test.describe(`the words of the panel in ${code}`, () => {
    test("are requested again five times, each wait twice the one before", async ({ page }) => {
      test.setTimeout(60_000);
      const times: number[] = [];
      await page.route(`**/locales/${code}/panel.json`, (route) => {
        times.push(Date.now());
        return route.fulfill({ status: 500, body: "" });
      });
      await page.goto(`/${code}${shortRead}/`);
      await awake(page);
      await page.getByRole("banner").getByRole("button", { name: panel.open }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(loading.wait)).toBeAttached();
      await expect(dialog.getByRole("alert")).toContainText(loading.failed, { timeout: 30_000 });
      const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(waits).toHaveLength(5);
      for (const [index, wait] of waits.entries()) {
        const planned = 350 * 2 ** index;
        expect(wait).toBeGreaterThanOrEqual(planned - 10);
        expect(wait).toBeLessThan(planned * 2 + 300);
      }
      await page.unroute(`**/locales/${code}/panel.json`);
      await dialog.getByRole("button", { name: loading.retry }).click();
      await expect(dialog).toContainText(words(code, "panel").about);
    });
  });
}

for (const { code } of languages) {
  const { search, panel, loading } = words(code, "common");

  for (const [namespace, button, word] of [
    ["search", search.open, "hint"],
    ["panel", panel.open, "about"],
  ] as const) {
    test(`the ${namespace} says at once that it is loading, and after the second request that it is slow, in ${code}`, async ({
      page,
    }) => {
      const requests: Route[] = [];
      const nextRequest = async (count: number) => {
        await expect.poll(() => requests.length).toBe(count);
        return requests[count - 1] as Route;
      };
      await page.route(`**/locales/${code}/${namespace}.json`, (route) => {
        requests.push(route);
      });
      await page.goto(`/${code}${shortRead}/`);
      await awake(page);
      const said = await page.evaluateHandle(noteStatus);
      await page.getByRole("banner").getByRole("button", { name: button }).click();
      const dialog = page.getByRole("dialog");
      for (const count of [1, 2]) await (await nextRequest(count)).fulfill({ status: 500 });
      const third = await nextRequest(3);
      await expect(dialog.getByRole("status").getByText(loading.slow)).toBeVisible();
      expect((await said.jsonValue())[0]).toBe(loading.wait);
      await third.continue();
      await expect(dialog).toContainText(words(code, namespace)[word]);
    });
  }
}

/** Records from now on the status texts that an open dialog shows. */
const noteStatus = () => {
  const said: string[] = [];
  new MutationObserver(() => {
    const text = document.querySelector("dialog[open] [role=status]")?.textContent;
    if (text && said.at(-1) !== text) said.push(text);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  return said;
};

for (const [what, answer] of [
  ["is not there", { status: 404, body: "" }],
  ["is not JSON", { status: 200, body: "<html>" }],
  ["hangs", undefined],
] as const) {
  test(`the words of the panel are replaced by a way to try again where the file ${what}`, async ({
    page,
  }) => {
    const { panel, loading } = words("ar", "common");
    await page.route("**/locales/ar/panel.json", (route) => answer && route.fulfill(answer));
    await page.goto(`/ar${shortRead}/`);
    await page.getByRole("banner").getByRole("button", { name: panel.open }).click();
    const dialog = page.getByRole("dialog");
    if (!answer) await expect(dialog.getByText(loading.wait)).toBeAttached();
    await expect(dialog.getByRole("alert")).toContainText(loading.failed, { timeout: 20_000 });
    await page.unroute("**/locales/ar/panel.json");
    await dialog.getByRole("button", { name: loading.retry }).click();
    await expect(dialog).toContainText(words("ar", "panel").about);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}

import type { Page } from "@playwright/test";
import { awake, expect, facts, languages, shortRead, test, toastWords, words } from "../site";

const site = facts("site.json");

async function openPanel(page: Page, code: string) {
  await page.goto(`/${code}${shortRead}/`);
  await awake(page);
  const { open } = words(code, "common").panel;
  await page.getByRole("banner").getByRole("button", { name: open }).click();
  return page.getByRole("dialog");
}

for (const { code, dir } of languages) {
  test(`the panel holds the company and its profile, no LinkedIn, and a newsletter that sends nothing, in ${code}`, async ({
    page,
    complaints,
  }) => {
    const panel = await openPanel(page, code);
    await expect(page.locator("body")).toHaveClass(/panel-open/);
    const { about, profile, newsletter } = words(code, "panel");
    await expect(panel).toContainText(about);
    const pdf = panel.getByRole("link", { name: profile });
    await expect(pdf).toHaveCount(site.profile ? 1 : 0);
    if (site.profile) {
      await expect(pdf).toHaveAttribute("href", site.profile[code]);
      await expect(pdf).toHaveAttribute("target", "_blank");
      const response = await page.request.head(site.profile[code]);
      expect(response.headers()["content-type"]).toContain("application/pdf");
    }
    for (const { network, url } of site.social)
      await expect(panel.locator(`a[href="${url}"]`)).toHaveCount(network === "linkedin" ? 0 : 1);
    test.skip(site.newsletter === false, "This site has no newsletter.");

    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.method() + request.url()));
    const email = panel.getByRole("textbox", { name: newsletter.email });
    await expect(email).toHaveAccessibleDescription(newsletter.hint);
    await email.fill("sara@mail.example");
    await page.keyboard.press("Enter");
    const thanks = toastWords(code, "footer.newsletter.successMessage");
    const toast = page.locator("#newsletter");
    await expect(toast).toContainText(thanks);
    await expect(toast.locator("p")).toHaveCSS("direction", dir);
    // What is behind the dialog is hidden from screen readers and cannot be clicked.
    await expect(panel.getByRole("status")).toHaveText(thanks);
    await expect(email).toHaveValue("");
    await toast.getByRole("button").click();
    await expect(toast).toBeHidden();
    await expect(panel).toBeVisible();
    expect(requested.filter((one) => !one.startsWith("GET") || /sara/.test(one))).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator("body")).not.toHaveClass(/panel-open/);
    expect(complaints).toEqual([]);
  });
}

test("nothing of search, panel or toasts is loaded before it is needed", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/en/");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => /^\/(locales|search|profile)\//.test(path))).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll("dialog > *").length)).toBe(0);
});

test("the words of the panel are requested again five times, each wait twice the one before, while it says that it is loading, then that it is slow", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { loading } = words("ar", "common");
  const times: number[] = [];
  await page.route("**/locales/ar/panel.json", (route) => {
    times.push(Date.now());
    return route.fulfill({ status: 500, body: "" });
  });
  const dialog = await openPanel(page, "ar");
  await expect(dialog.getByText(loading.wait)).toBeAttached();
  await expect(dialog.getByRole("status").getByText(loading.slow)).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText(loading.failed, { timeout: 30_000 });
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(waits).toHaveLength(5);
  for (const [index, wait] of waits.entries())
    expect(wait).toBeGreaterThanOrEqual(350 * 2 ** index - 10);
  await page.unroute("**/locales/ar/panel.json");
  await dialog.getByRole("button", { name: loading.retry }).click();
  await expect(dialog).toContainText(words("ar", "panel").about);
});

for (const [what, response] of [
  ["is not there", { status: 404, body: "" }],
  ["is not JSON", { status: 200, body: "<html>" }],
  ["hangs", undefined],
] as const) {
  test(`the words of the panel are replaced by a way to try again where the file ${what}`, async ({
    page,
  }) => {
    await page.route("**/locales/ar/panel.json", (route) => response && route.fulfill(response));
    const dialog = await openPanel(page, "ar");
    await expect(dialog.getByRole("alert")).toContainText(words("ar", "common").loading.failed, {
      timeout: 20_000,
    });
  });
}

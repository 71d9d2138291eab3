import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { nextDeployment } from "../next-deployment";
import { awake, expect, service, shortRead, test, textOf, words } from "../site";

const workshop = path.join(os.tmpdir(), `deployments-${process.pid}`);
const second = path.join(workshop, "second");
const third = path.join(workshop, "third");

test.beforeAll(() => {
  nextDeployment("public", second);
  nextDeployment(second, third);
});

test.afterAll(() => fs.rmSync(workshop, { recursive: true, force: true }));

/** The build that a page is of. */
const buildOf = (page: Page) => page.evaluate(() => window.___webpackCompilationHash);

const thirdBuild = (): string =>
  JSON.parse(fs.readFileSync(path.join(third, "page-data/app-data.json"), "utf8"))
    .webpackCompilationHash;

/**
 * Two deployments while a page is open: from now on the third build is served. `kept` are the folders of the builds
 * whose scripts the host still has; other hosts have those of the newest alone.
 */
async function deployTwice(page: Page, kept: string[]): Promise<void> {
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = [third, ...kept]
      .map((folder) => path.join(folder, name))
      .find((candidate) => fs.existsSync(candidate));
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

const hosts: Record<string, string[]> = {
  "with the newest build's files alone": [],
  "that keeps earlier files": ["public", second],
};

const { menu, panel, search, loading } = words("ar", "common");

for (const [host, kept] of Object.entries(hosts)) {
  const open = async (page: Page) => {
    await page.goto(`/ar${shortRead}/`);
    await awake(page);
    const build = await buildOf(page);
    await deployTwice(page, kept);
    expect(build).not.toBe(thirdBuild());
    return page.getByRole("dialog");
  };

  /** Where the host has lost a part of the open page, the visitor is told so, and reloads. */
  const renewed = async (page: Page) => {
    if (kept.length > 0) return;
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText(loading.renewed);
    await dialog.getByRole("button", { name: loading.reload }).click();
    await expect.poll(() => buildOf(page)).toBe(thirdBuild());
  };

  test(`a page left open across two deployments leads on, on a host ${host}`, async ({ page }) => {
    const dialog = await open(page);
    await page.getByRole("banner").getByRole("button", { name: menu.open }).first().click();
    await dialog.getByRole("link", { name: words("ar", "common").navigation.contact }).click();
    await expect(page).toHaveURL(/\/ar\/contact-us\/#?$/);
    await expect(page.locator("h1")).toHaveText(textOf("ar", "contact:title"));
    await awake(page);
    expect(await buildOf(page)).toBe(thirdBuild());
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(textOf("ar", "policy:title"));
  });

  test(`a page left open across two deployments searches, on a host ${host}`, async ({ page }) => {
    const dialog = await open(page);
    await page.keyboard.press("Control+k");
    await dialog.getByRole("textbox").fill(textOf("ar", service.title));
    await renewed(page);
    await expect(dialog.getByRole("textbox")).toHaveValue(textOf("ar", service.title));
    await dialog.getByRole("link").first().click();
    await expect(page).toHaveURL(`/ar/services/#${service.id}`);
    await expect(page.locator(`[id=${service.id}]`)).toBeVisible();
    await expect.poll(() => buildOf(page)).toBe(thirdBuild());
  });

  test(`a page left open across two deployments opens its side panel, on a host ${host}`, async ({
    page,
  }) => {
    const dialog = await open(page);
    await page.getByRole("banner").getByRole("button", { name: panel.open }).click();
    await renewed(page);
    await expect(dialog).toContainText(words("ar", "panel").about);
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("button", { name: search.open }).click();
    await expect(page.getByRole("dialog", { name: search.title })).toBeVisible();
  });
}

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { nextDeployment } from "../next-deployment";
import {
  expect,
  headerButton,
  headingOf,
  hydrated,
  service,
  shortRead,
  test,
  textOf,
  visit,
  words,
} from "../site";

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

const common = words("ar", "common");

/** A page that is left open across two deployments. */
async function openAcross(page: Page, kept: string[]) {
  await visit(page, `/ar${shortRead}/`);
  const build = await buildOf(page);
  await deployTwice(page, kept);
  expect(build).not.toBe(thirdBuild());
  return page.getByRole("dialog");
}

/** Where the host has lost a part of the open page, the visitor is told so, and reloads. */
async function renew(page: Page) {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText(common.loading.renewed);
  await dialog.getByRole("button", { name: common.loading.reload }).click();
  await expect.poll(() => buildOf(page)).toBe(thirdBuild());
}

/** Searches in the open page and follows the first result, which is a page of the third build. */
async function search(page: Page, lost: boolean) {
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox");
  const title = textOf("ar", service.title);
  await page.keyboard.press("Control+k");
  await field.fill(title);
  if (lost) await renew(page);
  await expect(field).toHaveValue(title);
  await dialog.getByRole("link").first().click();
  await expect(page).toHaveURL(`/ar/services/#${service.id}`);
  await expect(page.locator(`[id=${service.id}]`)).toBeVisible();
  await expect.poll(() => buildOf(page)).toBe(thirdBuild());
}

test("a page left open across two deployments leads on", async ({ page }) => {
  const dialog = await openAcross(page, []);
  await headerButton(page, "ar", "menu.open").click();
  await dialog.getByRole("link", { name: common.navigation.contact }).click();
  await expect(page).toHaveURL(/\/ar\/contact-us\/#?$/);
  await expect(page.locator("h1")).toHaveText(textOf("ar", "contact:title"));
  await hydrated(page);
  expect(await buildOf(page)).toBe(thirdBuild());
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(headingOf("ar", shortRead));
});

test("a page left open across two deployments searches once it is renewed", async ({ page }) => {
  await openAcross(page, []);
  await search(page, true);
});

test("a page left open across two deployments opens its side panel once it is renewed", async ({
  page,
}) => {
  const dialog = await openAcross(page, []);
  await headerButton(page, "ar", "panel.open").click();
  await renew(page);
  await expect(dialog).toContainText(words("ar", "panel").about);
});

test("on a host that keeps earlier files it opens its side panel and searches as before", async ({
  page,
}) => {
  const dialog = await openAcross(page, ["public", second]);
  await headerButton(page, "ar", "panel.open").click();
  await expect(dialog).toContainText(words("ar", "panel").about);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await search(page, false);
});

import type { Page } from "@playwright/test";
import { facts, privacyLink, shortRead, toastTranslations, translations } from "../content";
import { boxesOf, expect, headerButton, hold, open, rare, test, visit } from "../site";

const site = facts("site.json");
const { about, newsletter } = translations("ar", "panel");
const { profile } = translations("ar", "common");
const { loading } = translations("ar", "common");

async function openPanel(page: Page) {
  await headerButton(page, "ar", "panel.open").click();
  return page.getByRole("dialog");
}

test("the panel holds company, profile and a newsletter that sends nothing", async ({ page }) => {
  await visit(page, `/ar${shortRead}/`);
  const panel = await openPanel(page);
  await expect(page.locator("body")).toHaveClass(/panel-open/);
  await expect(panel).toContainText(about);
  const pdf = panel.getByRole("link", { name: profile });
  await expect(pdf).toHaveCount(site.profile ? 1 : 0);
  if (site.profile) {
    await expect(pdf).toHaveAttribute("href", site.profile.ar);
    await expect(pdf).toHaveAttribute("target", "_blank");
    const response = await page.request.head(site.profile.ar);
    expect(response.headers()["content-type"]).toContain("application/pdf");
  }
  for (const { network, url } of site.social)
    await expect(panel.locator(`a[href="${url}"]`)).toHaveCount(network === "linkedin" ? 0 : 1);
  test.skip(site.newsletter === false, "This site has no newsletter.");

  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.method() + request.url()));
  const email = panel.getByRole("textbox", { name: newsletter.email });
  await expect(email).toHaveAccessibleDescription(newsletter.hint + privacyLink("ar"));
  // As high as its content, so that it is not scrolled.
  await page.setViewportSize({ width: 1280, height: 900 });
  await email.fill("sara@mail.example");
  await page.keyboard.press("Enter");
  const thanks = toastTranslations("ar", "footer.newsletter.successMessage");
  const toast = page.locator(".Toastify__toast");
  // So that its time stands.
  await toast.hover();
  await expect(toast).toContainText(thanks);
  await expect(toast.locator("p")).toHaveCSS("direction", "rtl");
  // What is behind the dialog is hidden from screen readers and cannot be clicked.
  await expect(panel.getByRole("status").filter({ hasText: /./ })).toHaveText(thanks);
  await expect(email).toHaveValue("");
  // It stands above the panel, below its logo and its button, covers no words there, and is on the page once that is closed.
  await expect(toast).not.toHaveClass(/animate/);
  const logo = panel.locator("svg").first();
  const [box, ...places] = await boxesOf([toast, logo, panel.getByRole("button").first()]);
  for (const place of places) expect(box.y).toBeGreaterThanOrEqual(place.y + place.height);
  const [words] = await boxesOf([panel.getByText(about)]);
  expect(words.y).toBeGreaterThan(box.y + box.height);
  expect(requested.filter((one) => !one.startsWith("GET") || /sara/.test(one))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("body")).not.toHaveClass(/panel-open/);
  await expect(page.getByRole("status").filter({ hasText: /./ })).toHaveText(thanks);
  await expect(toast).toBeInViewport();
  await toast.getByRole("button").click();
  await expect(toast).toBeHidden();
});

test("nothing of search, panel or toasts is loaded before it is needed", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await open(page, `/en${shortRead}/`, { waitUntil: "networkidle" });
  expect(requested.filter((path) => /^\/(locales|search|profile)\//.test(path))).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll("dialog > *").length)).toBe(0);
});

// How often they are asked for: tests/unit/i18n/runtime-translations.test.ts.
test("the panel says that its words load or failed, and retries", rare, async ({ page }) => {
  await visit(page, `/ar${shortRead}/`);
  const answer = await hold(page, "**/locales/ar/panel.json", { status: 404 });
  const dialog = await openPanel(page);
  await expect(dialog.getByRole("status").getByText(loading.wait)).toBeVisible();
  answer();
  await expect(dialog.getByRole("alert")).toContainText(loading.failed);
  await page.unroute("**/locales/ar/panel.json");
  await dialog.getByRole("button", { name: loading.retry }).click();
  await expect(dialog).toContainText(about);
});

import type { Locator, Page } from "@playwright/test";
import {
  expect,
  facts,
  headerButton,
  screens,
  service,
  test,
  textOf,
  toastWords,
  visit,
  withPictures,
  words,
} from "../site";

test.use(withPictures);

const { map, externalFlags } = facts("site.json");
const origins = [map?.embedUrl, externalFlags].flatMap((url) => (url ? [new URL(url).origin] : []));

/** What a visitor types into a form, by field name. */
const entered: Record<string, string> = {
  name: "Sara",
  email: "sara@mail.example",
  phone: "0500000000",
  jobTitle: "Engineer",
  subject: "Tender",
  message: "Good morning",
};

const common = words("ar", "common");

/** Opens a dialog, uses it and closes it again. */
async function look(page: Page, button: Locator, use = async () => {}) {
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await use();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

test(`using every page violates no rule of the security policy, and no other host is contacted too early`, async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  const asked = new Set<string>();
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }),
  );
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && /^https?:$/.test(protocol)) asked.add(origin);
  });
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`The policy forbids: ${violatedDirective} ${blockedURI}`),
    ),
  );
  await page.setViewportSize({ width: 1280, height: 500 });

  for (const { path } of [...screens, { path: "/nope" }]) {
    await visit(page, `/ar${path === "/" ? "" : path}/`);
    // They are the same on every page.
    if (path === "/") {
      await look(page, headerButton(page, "ar", "menu.open"));
      await look(page, headerButton(page, "ar", "panel.open"));
      await look(page, headerButton(page, "ar", "search.open"), async () => {
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("textbox").fill(textOf("ar", service.title));
        await expect(dialog.getByRole("link").first()).toBeVisible();
      });
    }
    expect([path, ...asked]).toEqual([path]);

    const watch = page.getByRole("button", { name: common.film.watch });
    if ((await watch.count()) > 0)
      await look(page, watch.first(), () =>
        expect(page.getByRole("dialog").locator("video")).toBeVisible(),
      );
    const form = page.locator("main form");
    if ((await form.count()) > 0) {
      for (const field of await form.locator("[name]").all()) {
        await field.fill(entered[(await field.getAttribute("name")) ?? ""] ?? "");
      }
      await form.locator("[type=submit]").first().click();
      const thanks = path === "/clients" ? "applicationSubmitted" : "messageSubmitted";
      await expect(
        page.getByText(toastWords("ar", thanks)).filter({ visible: true }).first(),
      ).toBeVisible();
    }
    for (const near of await page.locator("#location, #clients").all()) {
      await near.scrollIntoViewIfNeeded();
    }
    const frame = page.locator("#location iframe");
    if ((await page.locator("#location").count()) > 0) await expect(frame).toBeAttached();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    for (const origin of asked) expect(origins).toContain(origin);
    // Otherwise late requests of this page would count for the next one.
    await page.goto("about:blank");
    asked.clear();
  }
  const missing = /the server responded with a status of 404/;
  expect(consoleErrors.filter((error) => !missing.test(error))).toEqual([]);
});

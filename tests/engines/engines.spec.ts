import { expect, test } from "@playwright/test";
import { defaultLanguage, languages } from "../../shared/languages";
import { localizedPath } from "../../shared/urls";
import { headerButton, layOut, visit } from "../e2e/site";
import { textFaults } from "../e2e/text-boxes";
import { contentPages, facts, textOf, titleOf, translations } from "../site-content";

// What may differ from engine to engine: layout, fonts, pictures, dialogs, sliders, forms, film. What our own scripts
// decide is proven in one engine: tests/e2e.

const errors: string[] = [];

test.beforeEach(async ({ context, baseURL }) => {
  // Pages cannot reach other hosts.
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  context.on("weberror", (error) => errors.push(String(error.error())));
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      throw new Error(`The policy forbids: ${violatedDirective} ${blockedURI}`);
    }),
  );
});
test.afterEach(() => expect(errors.splice(0)).toEqual([]));

const paths = [...contentPages.map(({ path }) => path), "/no/such/page"];

for (const url of languages.flatMap(({ code }) => paths.map((path) => localizedPath(path, code))))
  test(`${url} is whole and fits the screen`, async ({ page }) => {
    await visit(page, url);
    await layOut(page);
    expect(await page.evaluate(missingFonts)).toEqual([]);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(textFaults), `at ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(brokenPictures)).toEqual([]);
  });

const code = defaultLanguage;
const common = translations(code, "common");
const home = localizedPath("/", code);

test("dialogs give the focus back; a search leads to a page, back leads back", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await visit(page, home);
  for (const [part, text] of [
    ["menu", textOf(code, facts("navigation.json").menu[0].label)],
    ["panel", translations(code, "panel").about],
  ]) {
    const button = headerButton(page, code, `${part}.open`);
    await button.click();
    await expect(dialog.getByText(text).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }

  const titles = ["/", "/who-we-are"].map((path) => ({
    path: localizedPath(path, code),
    title: contentPages.find((one) => one.path === path)?.title ?? "",
  }));
  const expectPage = async (index: number) => {
    await expect(page).toHaveURL(titles[index]?.path ?? "");
    await expect(page).toHaveTitle(titleOf(code, titles[index]?.title ?? ""));
  };
  await headerButton(page, code, "search.open").click();
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await page.keyboard.insertText(textOf(code, titles[1]?.title ?? ""));
  await dialog.locator(`a[href^="${titles[1]?.path}"]`).first().click();
  await expectPage(1);
  await page.goBack();
  await expectPage(0);
  await page.goForward();
  await expectPage(1);
});

for (const path of ["/", "/services", "/clients"])
  test(`each slider of ${path} turns by its buttons`, async ({ page }) => {
    await visit(page, localizedPath(path, code));
    const { roleDescription, stop, start, next, previous } = common.slider;
    const sliders = page.locator(`section[aria-roledescription="${roleDescription}"]`);
    await expect(sliders).not.toHaveCount(0);
    for (const slider of await sliders.all()) {
      const button = (name: string) => slider.getByRole("button", { name });
      const slides = slider.locator("[role=group]");
      const shown = async () => {
        await slides.first().evaluate(standStill);
        return slides.and(page.locator(":not([inert])")).first().getAttribute("aria-label");
      };
      await slider.scrollIntoViewIfNeeded();
      await button(stop).click();
      await expect(button(start)).toBeVisible();
      const before = await shown();
      await button(next).click();
      await expect.poll(shown).not.toBe(before);
      await button(previous).click();
      await expect.poll(shown).toBe(before);
    }
  });

test("a form says what is missing, then hands on the message", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { contacts: [purpose] = [] } = facts("site.json");
  await visit(page, localizedPath(`/contact-us${purpose ? `?purpose=${purpose.id}` : ""}`, code));
  const form = page.locator("main form");
  const fields = form.getByRole("textbox");
  const submit = form.locator("[type=submit]").first();
  await submit.click();
  const { problems, copy } = translations(code, "forms");
  await expect(form.getByText(problems.required)).toHaveCount(await fields.count());
  await expect(fields.first()).toBeFocused();
  const entered = {
    name: "سارة Otaibi",
    email: "sara@mail.example",
    phone: "0500000000",
    subject: "Tender 100%",
    message: "صباح الخير",
  };
  for (const [name, text] of Object.entries(entered))
    await form.locator(`[name=${name}]`).fill(text);
  await submit.click();
  await expect(page.getByRole("button", { name: copy.submit })).toBeVisible();
});

test("the film plays in its dialog, and is gone with it", async ({ page }) => {
  await visit(page, home);
  await page.getByRole("main").getByRole("button", { name: common.film.watch }).click();
  const video = page.getByRole("dialog").locator("video");
  const played = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(played).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(video).toHaveCount(0);
});

// The functions below run in the page.

/** The faces of the body's font that are not there. */
async function missingFonts(): Promise<string[]> {
  await document.fonts.ready;
  const bare = (family: string) => family.replace(/["']/g, "").trim();
  const [wanted = ""] = getComputedStyle(document.body).fontFamily.split(",");
  const faces = [...document.fonts].filter(({ family }) => bare(family) === bare(wanted));
  const states = faces.map(({ status }) => status);
  return states.includes("loaded") && !states.includes("error") ? [] : [wanted];
}

/** Pictures that did not load, in the format that this engine chose. */
async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images];
  // Load lazy pictures too.
  for (const picture of pictures) picture.loading = "eager";
  const end = performance.now() + 20_000;
  const isThere = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;
  while (!pictures.every(isThere) && performance.now() < end)
    await new Promise(requestAnimationFrame);
  return pictures.filter((picture) => !isThere(picture)).map(({ currentSrc }) => currentSrc);
}

/** Waits until the strip of slides has stood where it is for some frames. */
async function standStill(slide: Element): Promise<void> {
  const place = () => slide.parentElement?.getBoundingClientRect().x;
  for (let frames = 0, last = place(); frames < 10; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (place() !== last) frames = 0;
    last = place();
  }
}

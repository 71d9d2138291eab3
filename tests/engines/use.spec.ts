import { languages } from "../../src/i18n/languages";
import { facts, textOf, words } from "../../tools/site";
import { decode } from "../e2e/forms/mail";
import type { Tab } from "./engine";
import { expect, test } from "./engines";
import { type PageCase, pages } from "./pages";
import { find, hydrated, isGone, open, press, see, write } from "./seen";

const site = facts("site.json");
const navigation = facts("navigation.json");
const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const dialog = (name: string) => ({ css: `dialog[aria-label="${name}"]` });

/** Waits until the page with this address and title is shown. */
async function expectPage(tab: Tab, { url, title }: PageCase): Promise<void> {
  await expect(async () => {
    const there = await tab.run(() => [window.location.pathname, document.title]);
    expect(there).toEqual([url, title]);
  }).toPass();
}

/** Opens a dialog with a button of the header, uses it and closes it. Expects the focus back on the button. */
async function expectDialog(
  tab: Tab,
  button: { css: string; name: string },
  name: string,
  use: (css: string) => Promise<void>,
): Promise<void> {
  await press(tab, button);
  await find(tab, dialog(name));
  await use(dialog(name).css);
  await tab.escape();
  await isGone(tab, { css: "dialog" });
  await expect(async () =>
    expect(await find(tab, button)).toMatchObject({ isFocused: true }),
  ).toPass();
}

for (const { code } of languages) {
  const [page, other] = ["home", "who-we-are"].map((name) =>
    pages.find((one) => one.name === name && one.code === code),
  ) as [PageCase, PageCase];
  const common = words(code, "common");
  const headerButton = (name: string) => ({ css: "header button", name });

  test(`in ${code}: header, menus and panel, search, theme, language, back and forward`, async ({
    tab,
  }) => {
    await tab.resize(wide.width, wide.height);
    await open(tab, page.url);

    await test.step("the header stays in sight", async () => {
      await tab.run(() => window.scrollTo({ top: 300, behavior: "instant" }));
      await expect(async () =>
        expect(await find(tab, { css: "header nav a" })).toMatchObject({ isOnTop: true }),
      ).toPass();
    });

    const expectItems = async (css: string) => {
      const items = await see(tab, { css: `${css} nav a` });
      expect(items.map(({ text }) => text)).toEqual(
        navigation.overlay.map(({ label }: { label: string }) => textOf(code, label)),
      );
    };
    await test.step("the menus name the pages, and the panel holds the company's words", async () => {
      await expectDialog(tab, headerButton(common.menu.open), common.menu.title, expectItems);
      await expectDialog(
        tab,
        headerButton(common.panel.open),
        common.panel.title,
        async (css) =>
          void (await find(tab, { css: `${css} p`, name: words(code, "panel").about })),
      );
      await tab.resize(phone.width, phone.height);
      await isGone(tab, { css: "header nav a" });
      await expectDialog(tab, headerButton(common.menu.open), common.menu.title, expectItems);
      await tab.resize(wide.width, wide.height);
    });

    await test.step("a search leads to what was searched for, and back leads back", async () => {
      await press(tab, headerButton(common.search.open));
      const { css } = dialog(common.search.title);
      await expect(async () =>
        expect(await find(tab, { css: `${css} input` })).toMatchObject({ isFocused: true }),
      ).toPass();
      await tab.type(other.title.split(" | ")[0] ?? "");
      await press(tab, { css: `${css} a[href^="${other.url}"]` });
      await expectPage(tab, other);
      await tab.run(() => window.history.back());
      await expectPage(tab, page);
      await tab.run(() => window.history.forward());
      await expectPage(tab, other);
    });

    await test.step("the theme changes, and is remembered", async () => {
      const theme = headerButton(common.theme.dark);
      const ground = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
      const before = await ground();
      expect((await find(tab, theme)).pressed).toBe("false");
      await press(tab, theme);
      await expect(async () => {
        expect((await find(tab, theme)).pressed).toBe("true");
        expect(await ground()).not.toBe(before);
      }).toPass();
      await open(tab, other.url);
      expect((await find(tab, theme)).pressed).toBe("true");
    });

    await test.step("the language switch leads to the page's twin, and back to both", async () => {
      for (const { code: next, dir } of languages.filter((language) => language.code !== code)) {
        const twin = pages.find(({ name, code }) => name === other.name && code === next);
        await press(tab, { css: `header a[hreflang=${next}]` });
        await expectPage(tab, twin as PageCase);
        await hydrated(tab);
        expect(await tab.run(() => document.documentElement.dir)).toBe(dir);
        await tab.run(() => window.history.back());
        await expectPage(tab, other);
        await hydrated(tab);
      }
    });
  });
}

/** The built pages that contain a text. */
function pagesWith(mark: (code: string) => string): PageCase[] {
  const found = pages.filter(({ html, code }) => html.includes(mark(code)));
  // An empty list would test nothing.
  if (found.length === 0) throw new Error(`No page has ${mark("en")}.`);
  return found;
}

for (const { url, code } of pagesWith((code) => sliderMark(code))) {
  test(`${url}: each slider turns by its buttons`, async ({ tab }) => {
    await tab.resize(wide.width, wide.height);
    await open(tab, url);
    const { slider } = words(code, "common");
    const sliders = await see(tab, { css: `section[${sliderMark(code)}]` });
    expect(sliders.length).toBeGreaterThan(0);
    for (const { name } of sliders) {
      const css = `section[aria-label="${name}"]`;
      const shown = async () => {
        const [first] = await see(tab, { css: `${css} [role=group]:not([inert])` });
        return first?.name;
      };
      await tab.run((region) => document.querySelector(region)?.scrollIntoView(), css);
      await press(tab, { css: `${css} button`, name: slider.stop });
      await find(tab, { css: `${css} button`, name: slider.start });
      await tab.run(standStill, `${css} [role=group]`);
      const before = await shown();
      await press(tab, { css: `${css} button`, name: slider.next });
      await expect(async () => expect(await shown()).not.toBe(before)).toPass();
      await tab.run(standStill, `${css} [role=group]`);
      await press(tab, { css: `${css} button`, name: slider.previous });
      await expect(async () => expect(await shown()).toBe(before)).toPass();
    }
  });
}

function sliderMark(code: string): string {
  return `aria-roledescription="${words(code, "common").slider.roleDescription}"`;
}

/** Runs in the page: waits until the strip of slides has stood where it is for some frames. */
async function standStill(slides: string): Promise<void> {
  const place = () => document.querySelector(slides)?.parentElement?.getBoundingClientRect().x;
  for (let frames = 0, last = place(); frames < 10; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (place() !== last) frames = 0;
    last = place();
  }
}

/** What a visitor types into a form, by field name. */
const entered: Record<string, string> = {
  name: "سارة Otaibi",
  email: "sara@mail.example",
  phone: "0500000000",
  jobTitle: "مهندسة & موقع",
  subject: "Tender 100%",
  message: "صباح الخير",
};

for (const { url, code, name } of pagesWith(() => "<form")) {
  test(`${url}: the form says what is missing, then hands the message to a mail program`, async ({
    tab,
  }) => {
    await tab.resize(phone.width, phone.height);
    await open(tab, url);
    const { problems } = words(code, "forms");
    const submit = { css: "main form [type=submit]" };
    await press(tab, submit);
    const fields = () =>
      tab.run(() =>
        [...document.querySelectorAll<HTMLInputElement>("main form [name]")].map((field) => ({
          name: field.name,
          problem: document.getElementById(field.getAttribute("aria-describedby") ?? "")
            ?.textContent,
          isFocused: field === document.activeElement,
        })),
      );
    await expect(async () => {
      const [first, ...rest] = await fields();
      expect(first).toMatchObject({ problem: problems.required, isFocused: true });
      for (const field of rest)
        expect(field).toMatchObject({ problem: problems.required, isFocused: false });
    }).toPass();
    expect(await tab.mails()).toEqual([]);

    const names = (await fields()).map((field) => field.name);
    for (const field of names) await write(tab, `main form [name=${field}]`, entered[field] ?? "");
    await press(tab, submit);
    await expect(async () => expect(await tab.mails()).toHaveLength(1)).toPass();
    const { to, subject, body } = decode((await tab.mails())[0]);
    expect(to).toBe(name === "clients" ? site.careersEmail : site.email);
    for (const field of names) expect(`${subject}\n${body}`).toContain(entered[field]);
  });
}

for (const { url, code } of pagesWith((code) => words(code, "common").film.watch)) {
  test(`${url}: the film plays in its dialog, and is gone with it`, async ({ tab }) => {
    await tab.resize(wide.width, wide.height);
    await open(tab, url);
    const { watch } = words(code, "common").film;
    await press(tab, { css: "main button", name: watch });
    await find(tab, { css: `${dialog(watch).css} video` });
    const played = () =>
      tab.run(
        (css) => document.querySelector<HTMLVideoElement>(css)?.currentTime,
        `${dialog(watch).css} video`,
      );
    await expect(async () => expect(await played()).toBeGreaterThan(0)).toPass();
    await tab.escape();
    await isGone(tab, dialog(watch));
    expect(await tab.run(() => document.querySelectorAll("dialog video").length)).toBe(0);
  });
}

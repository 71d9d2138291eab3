import { defaultLanguage, languages } from "../../src/i18n/languages";
import { localizedPath } from "../../src/i18n/urls";
import { contentPages, facts, textOf, titleOf, translations } from "../../tools/site";
import { decode } from "../e2e/forms/mail";
import { textFaults } from "../e2e/text-boxes";

import { expect, find, isGone, open, press, see, test } from "./tab";

// What may differ from engine to engine: layout, fonts, pictures, dialogs, sliders, forms, film. What our own scripts
// decide is proven in one engine: tests/e2e.

const paths = [...contentPages.map(({ path }) => path), "/no/such/page"];

for (const url of languages.flatMap(({ code }) => paths.map((path) => localizedPath(path, code))))
  test(`${url} is whole and fits the screen`, async ({ tab }) => {
    await open(tab, url);
    for (const width of [1280, 360]) {
      await tab.resize(width, 740);
      expect(await tab.run(unread), `at ${width} px`).toEqual([]);
      const faults = await tab.run(textFaults);
      expect(
        faults.filter((fault) => fault.startsWith("cut")),
        `at ${width} px`,
      ).toEqual([]);
    }
    expect(await tab.run(brokenPictures)).toEqual([]);
  });

const code = defaultLanguage;
const common = translations(code, "common");
const dialog = (name: string) => `dialog[aria-label="${name}"]`;
const home = localizedPath("/", code);

test("dialogs give the focus back; a search leads to a page, back leads back", async ({ tab }) => {
  await tab.resize(1280, 800);
  await open(tab, home);
  for (const [part, text] of [
    ["menu", textOf(code, facts("navigation.json").overlay[0].label)],
    ["panel", translations(code, "panel").about],
  ]) {
    const { open: name, title } = common[part as "menu"];
    const button = { css: "header button", name };
    await press(tab, button);
    await find(tab, { css: `${dialog(title)} :is(a, p)`, name: text });
    await tab.escape();
    await isGone(tab, { css: "dialog" });
    await expect(async () => expect((await find(tab, button))?.isFocused).toBe(true)).toPass();
  }

  const company = contentPages.find(({ path }) => path === "/who-we-are");
  const pages = [
    { url: home, title: titleOf(code, contentPages.find(({ path }) => path === "/")?.title ?? "") },
    { url: localizedPath("/who-we-are", code), title: titleOf(code, company?.title ?? "") },
  ];
  const expectPage = (index: number) =>
    expect(async () => {
      const shown = await tab.run(() => ({
        url: window.location.pathname,
        title: document.title,
      }));
      expect(shown).toEqual(pages[index]);
    }).toPass();
  await press(tab, { css: "header button", name: common.search.open });
  const field = { css: `${dialog(common.search.title)} input` };
  await expect(async () => expect((await find(tab, field))?.isFocused).toBe(true)).toPass();
  await tab.type(textOf(code, company?.title ?? ""));
  await press(tab, { css: `${dialog(common.search.title)} a[href^="${pages[1]?.url}"]` });
  await expectPage(1);
  await tab.run(() => window.history.back());
  await expectPage(0);
  await tab.run(() => window.history.forward());
  await expectPage(1);
});

for (const path of ["/", "/services", "/clients"])
  test(`each slider of ${path} turns by its buttons`, async ({ tab }) => {
    await tab.resize(1280, 800);
    await open(tab, localizedPath(path, code));
    const { roleDescription, stop, start, next, previous } = common.slider;
    const sliders = await see(tab, { css: `section[aria-roledescription="${roleDescription}"]` });
    expect(sliders.length).toBeGreaterThan(0);
    for (const { name } of sliders) {
      const css = `section[aria-label="${name}"]`;
      const shown = async () => {
        await tab.run(standStill, `${css} [role=group]`);
        const [first] = await see(tab, { css: `${css} [role=group]:not([inert])` });
        return first?.name;
      };
      await tab.run((region) => document.querySelector(region)?.scrollIntoView(), css);
      await press(tab, { css: `${css} button`, name: stop });
      await find(tab, { css: `${css} button`, name: start });
      const before = await shown();
      await press(tab, { css: `${css} button`, name: next });
      await expect(async () => expect(await shown()).not.toBe(before)).toPass();
      await press(tab, { css: `${css} button`, name: previous });
      await expect(async () => expect(await shown()).toBe(before)).toPass();
    }
  });

test("a form says what is missing, then hands the message to a mail program", async ({ tab }) => {
  await tab.resize(360, 740);
  const { contacts: [purpose] = [], email } = facts("site.json");
  await open(tab, localizedPath(`/contact-us${purpose ? `?about=${purpose.id}` : ""}`, code));
  const submit = { css: "main form [type=submit]" };
  await press(tab, submit);
  const { required } = translations(code, "forms").problems;
  const fields = () => see(tab, { css: "main form :is(input, textarea)" });
  await expect(async () => {
    const missing = await see(tab, { css: "main form p", name: required });
    expect(missing).toHaveLength((await fields()).length);
  }).toPass();
  expect((await fields())[0]?.isFocused).toBe(true);
  expect(await tab.mails()).toEqual([]);

  const entered = {
    name: "سارة Otaibi",
    email: "sara@mail.example",
    phone: "0500000000",
    subject: "Tender 100%",
    message: "صباح الخير",
  };
  for (const [name, text] of Object.entries(entered)) {
    await press(tab, { css: `main form [name=${name}]` });
    await tab.type(text);
  }
  await press(tab, submit);
  await expect(async () => expect(await tab.mails()).toHaveLength(1)).toPass();
  const { to, subject, body } = decode((await tab.mails())[0]);
  expect(to).toBe(purpose?.email ?? email);
  for (const text of Object.values(entered)) expect(`${subject}\n${body}`).toContain(text);
});

test("the film plays in its dialog, and is gone with it", async ({ tab }) => {
  await tab.resize(1280, 800);
  await open(tab, home);
  const { watch } = common.film;
  await press(tab, { css: "main button", name: watch });
  const css = `${dialog(watch)} video`;
  await find(tab, { css });
  const played = () =>
    tab.run((video) => document.querySelector<HTMLVideoElement>(video)?.currentTime, css);
  await expect(async () => expect(await played()).toBeGreaterThan(0)).toPass();
  await tab.escape();
  await isGone(tab, { css: dialog(watch) });
  expect(await tab.run(() => document.querySelectorAll("dialog video").length)).toBe(0);
});

// The functions below run in the page.

/** Text elements that are invisible when scrolled to, and sections that overlap their neighbour. */
async function unread(): Promise<string[]> {
  const faults: string[] = [];
  const report = (element: Element, fault: string) =>
    faults.push(`${element.tagName} “${element.textContent?.slice(0, 40)}” ${fault}`);
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;

  await document.fonts.ready;
  const bare = (family: string) => family.replace(/["']/g, "").trim();
  const [wanted = ""] = getComputedStyle(document.body).fontFamily.split(",");
  const faces = [...document.fonts].filter(({ family }) => bare(family) === bare(wanted));
  const states = faces.map(({ status }) => status);
  if (!states.includes("loaded") || states.includes("error"))
    faults.push(`The font ${wanted} is not there.`);
  for (const element of document.querySelectorAll(
    ":is(main, footer) :is(h1, h2, h3, p, dt, dd, li, label, figcaption, button)",
  )) {
    const isHidden = element.closest("[inert], [aria-hidden=true], .visually-hidden, dialog");
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (isHidden || !isShown || !element.textContent?.trim()) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    // A slider may show its buttons only when it is pointed at or focused.
    if (element instanceof HTMLButtonElement) element.focus({ preventScroll: true });
    const end = performance.now() + 5000;
    while (opacity(element) < 0.98 && performance.now() < end)
      await new Promise(requestAnimationFrame);
    if (opacity(element) < 0.98) report(element, "is not shown");
    const { width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) report(element, "takes no room");
  }

  let end = 0;
  for (const part of document.querySelectorAll("main > *, footer")) {
    if (!part.checkVisibility()) continue;
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom - top < 1) report(part, "has no height");
    if (top + scrollY < end - 1) report(part, "begins before the part above it ends");
    end = bottom + scrollY;
  }
  return faults;
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
async function standStill(slides: string): Promise<void> {
  const place = () => document.querySelector(slides)?.parentElement?.getBoundingClientRect().x;
  for (let frames = 0, last = place(); frames < 10; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (place() !== last) frames = 0;
    last = place();
  }
}

import { expect, test } from "./engines";
import { pages } from "./pages";
import { open } from "./seen";

for (const { url, code, dir, title } of pages) {
  test(`${url} is whole, in its language, and fits the screen`, async ({ tab }) => {
    for (const width of [1280, 360]) {
      await tab.resize(width, 740);
      await open(tab, url);
      const said = await tab.run(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir, title: document.title };
      });
      expect(said).toEqual({ lang: code, dir, title });
      expect(await tab.run(unread), `at ${width} px`).toEqual([]);
      expect(await tab.run(tooWide), `at ${width} px`).toEqual([]);
      expect(await tab.run(brokenPictures), `at ${width} px`).toEqual([]);
    }
  });
}

/** Text elements that are invisible when scrolled to, and elements that overlap their neighbour. */
async function unread(): Promise<string[]> {
  const faults: string[] = [];
  const say = (element: Element, fault: string) =>
    faults.push(`${element.tagName} “${element.textContent?.slice(0, 40)}” ${fault}`);
  const painted = () => new Promise(requestAnimationFrame);
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  const isBroken = ({ status }: FontFace) => status === "error";
  const isHiddenOnPurpose = (element: Element) =>
    element.closest("[inert], [aria-hidden=true], .visually-hidden, dialog") !== null;

  await document.fonts.ready;
  const bare = (family: string) => family.replace(/["']/g, "").trim();
  const [wanted = ""] = getComputedStyle(document.body).fontFamily.split(",");
  const faces = [...document.fonts].filter(({ family }) => bare(family) === bare(wanted));
  if (!faces.some(({ status }) => status === "loaded") || faces.some(isBroken))
    faults.push(`The font ${wanted} is not there.`);
  for (const element of document.querySelectorAll(
    ":is(main, footer) :is(h1, h2, h3, p, dt, dd, li, label, figcaption, button)",
  )) {
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (isHiddenOnPurpose(element) || !isShown || !element.textContent?.trim()) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    // A slider may show its buttons only when it is pointed at or focused.
    if (element instanceof HTMLButtonElement) element.focus({ preventScroll: true });
    const patience = performance.now() + 5000;
    while (opacity(element) < 0.98 && performance.now() < patience) await painted();
    if (opacity(element) < 0.98) say(element, "is not shown");
    const { width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) say(element, "takes no room");
  }
  if (document.querySelectorAll("main h1").length !== 1) faults.push("There is not one h1.");

  const parts = [...document.querySelectorAll("main > *, footer")];
  let end = 0;
  for (const part of parts.filter((each) => each.checkVisibility())) {
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom - top < 1) say(part, "has no height");
    if (top + scrollY < end - 1) say(part, "begins before the part above it ends");
    end = bottom + scrollY;
  }
  return faults;
}

/** Elements that make the page wider than the window or lie outside it. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : [];
  for (const element of document.querySelectorAll("body *")) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const isBeside = left < -1 || right > clientWidth + 1;
    if (isBeside && width > 1 && height > 1 && element.checkVisibility() && !isCut(element))
      faults.push(`${element.tagName} ${element.className} from ${left} to ${right}`);
  }
  return faults;

  /** An ancestor scrolls or clips it. */
  function isCut(element: Element): boolean {
    const around = element.parentElement;
    if (!around || around === document.body) return false;
    return getComputedStyle(around).overflowX !== "visible" || isCut(around);
  }
}

/** Pictures that did not load, in the format that this engine chose. */
async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images];
  // Load lazy pictures too.
  for (const picture of pictures) picture.loading = "eager";
  const patience = performance.now() + 20_000;
  const isThere = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;
  while (!pictures.every(isThere) && performance.now() < patience)
    await new Promise(requestAnimationFrame);
  return pictures.filter((picture) => !isThere(picture)).map(({ currentSrc }) => currentSrc);
}

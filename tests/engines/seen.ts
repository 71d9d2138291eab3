import { expect, type Tab } from "./engines";

/** Elements that match a selector and, if given, have exactly this name. */
interface Sought {
  css: string;
  name?: string;
}

/** An element and its centre, in CSS pixels of the window. */
interface Seen {
  name: string;
  x: number;
  y: number;
  isFocused: boolean;
  /** Its centre is in the window and nothing covers it. */
  isOnTop: boolean;
}

/** The visible elements, wherever the page is scrolled to. */
export function see(tab: Tab, { css, name }: Sought): Promise<Seen[]> {
  return tab.run(look, css, name ?? null, false);
}

/** Waits for such an element and returns the first. */
export async function find(tab: Tab, sought: Sought): Promise<Seen> {
  let found: Seen | undefined;
  await expect(async () => {
    [found] = await see(tab, sought);
    expect(found, `${sought.css} ${sought.name ?? ""}`).toBeDefined();
  }).toPass();
  return found as Seen;
}

/** Waits until no such element is shown. */
export async function isGone(tab: Tab, sought: Sought): Promise<void> {
  await expect(async () => expect(await see(tab, sought)).toEqual([])).toPass();
}

/** Scrolls to an element and clicks it once nothing covers it and it stands still. */
export async function press(tab: Tab, sought: Sought): Promise<void> {
  let point = { x: Number.NaN, y: Number.NaN };
  await expect(async () => {
    const [first] = await tab.run(look, sought.css, sought.name ?? null, true);
    expect(first, `${sought.css} ${sought.name ?? ""}`).toMatchObject({ isOnTop: true });
    const last = point;
    point = { x: first?.x ?? Number.NaN, y: first?.y ?? Number.NaN };
    expect(point).toEqual(last);
  }).toPass({ intervals: [50] });
  await tab.press(point.x, point.y);
}

/** Loads a page and waits until it is hydrated. */
export async function open(tab: Tab, path: string): Promise<void> {
  await tab.open(tab.site + path);
  const state = () => tab.run(() => document.documentElement.dataset.scripts);
  await expect(async () => expect(await state()).toBe("hydrated")).toPass();
}

/** Runs in the page. */
function look(css: string, name: string | null, bring: boolean): Seen[] {
  const tidy = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) =>
    tidy(element.getAttribute("aria-label") ?? element.textContent);
  const shown = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || nameOf(element) === name),
  );
  if (bring) shown[0]?.scrollIntoView({ block: "center", behavior: "instant" });
  return shown.map((element) => {
    const box = element.getBoundingClientRect();
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    const top = document.elementFromPoint(x, y);
    return {
      name: nameOf(element),
      x,
      y,
      isFocused: element === document.activeElement,
      isOnTop: top !== null && element.contains(top),
    };
  });
}

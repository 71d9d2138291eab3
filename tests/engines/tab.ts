import { test as base, expect } from "@playwright/test";
import { type EngineName, findEngine } from "../../tools/engines";
import { startFirefox } from "./firefox";
import { observedSite } from "./observed-site";
import { startWebKit } from "./webkit";

/** The argument and the result of a function that runs in a page: JSON values. */
type Sendable = string | number | boolean | null | undefined | Sendable[] | SendableObject;
interface SendableObject {
  [key: string]: Sendable;
}

/** A tab with its own storage. Clicks and keys are sent as real input events. */
export interface Tab {
  open(address: string): Promise<unknown>;
  /** Runs a function in the page. It sees nothing but its argument. */
  run<Given extends Sendable[], Result>(
    code: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  escape(): Promise<unknown>;
  /** Sets the page's viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** The addresses that were handed to a mail program so far. */
  mails(): Promise<string[]>;
  close(): Promise<unknown>;
}

/** A running browser. */
export interface Engine {
  newTab(): Promise<Tab>;
  stop(): Promise<unknown>;
}

const starts = { firefox: startFirefox, webkit: startWebKit } as Record<
  EngineName,
  (programs: object) => Promise<Engine>
>;

/** Each test gets the engine that its project names, and a tab at the site, where nothing must go wrong. */
export const test = base.extend<{ tab: Tab }, { engineName: EngineName; engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const programs = findEngine(engineName);
      if (!programs) throw new Error(`${engineName} is not installed: npm run test:engines`);
      const engine = await starts[engineName](programs);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, baseURL }, use) => {
    const site = await observedSite(baseURL ?? "");
    const tab = await engine.newTab();
    await use({ ...tab, open: (path) => tab.open(site.address + path) });
    await tab.close();
    site.stop();
    expect(site.reports).toEqual([]);
  },
});

/** Elements that match a selector and, if given, have exactly this name. */
interface Sought {
  css: string;
  name?: string;
}

/** The visible elements, wherever the page is scrolled to. */
export const see = (tab: Tab, { css, name }: Sought) => tab.run(look, css, name ?? null, false);

/** Waits for such an element and returns the first. */
export async function find(tab: Tab, sought: Sought) {
  await expect(async () => expect(await see(tab, sought)).not.toEqual([])).toPass();
  return (await see(tab, sought))[0];
}

/** Waits until no such element is shown. */
export const isGone = (tab: Tab, sought: Sought) =>
  expect(async () => expect(await see(tab, sought)).toEqual([])).toPass();

/** Scrolls to an element and clicks it once nothing covers it and it stands still. */
export async function press(tab: Tab, { css, name }: Sought): Promise<void> {
  let point = { x: Number.NaN, y: Number.NaN };
  await expect(async () => {
    const [first] = await tab.run(look, css, name ?? null, true);
    expect(first, `${css} ${name ?? ""}`).toMatchObject({ isOnTop: true });
    const last = point;
    point = { x: first?.x ?? Number.NaN, y: first?.y ?? Number.NaN };
    expect(point).toEqual(last);
  }).toPass({ intervals: [50] });
  await tab.press(point.x, point.y);
}

/** Loads a page and waits until it is hydrated. */
export async function open(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  const state = () => tab.run(() => document.documentElement.dataset.scripts);
  await expect(async () => expect(await state()).toBe("hydrated")).toPass();
}

/** Runs in the page: the names of visible elements, and their centres in CSS pixels of the window. */
function look(css: string, name: string | null, bring: boolean) {
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
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
    const isFocused = element === document.activeElement;
    // Its centre is in the window and nothing covers it.
    const isOnTop = element.contains(document.elementFromPoint(x, y));
    return { name: nameOf(element), x, y, isFocused, isOnTop };
  });
}

export { expect };

import { test as base, expect } from "@playwright/test";
import { type EngineName, findEngine } from "../../tools/engines";
import { startFirefox } from "./firefox";
import { startWebKit } from "./webkit";

/** The argument and the result of a function that runs in a page: JSON values. */
export type Sendable = string | number | boolean | null | undefined | Sendable[] | SendableObject;
interface SendableObject {
  [key: string]: Sendable;
}

/** A tab with its own storage. Clicks and keys are sent as real input events. */
export interface Tab {
  /** The site's address in this tab. */
  readonly site: string;
  /** Loads an address and waits for the load event. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but its argument. */
  run<Given extends Sendable[], Result>(
    code: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  /** Sets the page's viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The addresses that were handed to a mail program so far. */
  mails(): Promise<string[]>;
  /** Errors, policy violations and failed requests of the page so far. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
}

const starts = { firefox: startFirefox, webkit: startWebKit } as Record<
  EngineName,
  (site: string, programs: object) => Promise<Engine>
>;

/** Each test gets the engine that its project names, and a tab that must not report any error. */
export const test = base.extend<{ tab: Tab }, { engineName: EngineName; engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use, { project }) => {
      const programs = findEngine(engineName);
      if (!programs) throw new Error(`${engineName} is not installed: npm run test:engines`);
      const engine = await starts[engineName](project.use.baseURL ?? "", programs);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.newTab();
    await use(tab);
    const consoleErrors = await tab.consoleErrors();
    await tab.close();
    expect(consoleErrors, "consoleErrors").toEqual([]);
  },
});

export { expect };

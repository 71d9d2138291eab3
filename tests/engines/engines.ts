import { test as base, expect } from "@playwright/test";
import { type EngineName, findEngine } from "../../tools/engines";
import type { Engine, Tab } from "./engine";
import { startFirefox } from "./firefox";
import { startWebKit } from "./webkit";

const starts = { firefox: startFirefox, webkit: startWebKit } as Record<
  EngineName,
  (site: string, programs: object) => Promise<Engine>
>;

interface OfWorker {
  engineName: EngineName;
  engine: Engine;
}

/** Each test gets the engine that its project names, and a tab that must not report any error. */
export const test = base.extend<{ tab: Tab }, OfWorker>({
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
  tab: async ({ engine }, use, testInfo) => {
    const tab = await engine.newTab();
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.screenshot();
      await testInfo.attach("what is seen", { body, contentType: "image/png" });
    }
    const consoleErrors = await tab.consoleErrors();
    await tab.close();
    expect(consoleErrors, "consoleErrors").toEqual([]);
  },
});

export { expect };

import puppeteer from "puppeteer-core";
import type { Engine } from "./tab";

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox({ browser }: { browser: string }): Promise<Engine> {
  const running = await puppeteer.launch({
    browser: "firefox",
    executablePath: browser,
    // Pages cannot reach other hosts.
    extraPrefsFirefox: { "network.dns.disabled": true },
  });
  // Puppeteer does not expose this event.
  type Listen = (event: string, listener: (given: { url: string }) => void) => void;
  const { connection } = running as unknown as { connection: { on: Listen } };
  return {
    stop: () => running.close(),
    async newTab() {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      const mails: string[] = [];
      connection.on("browsingContext.navigationStarted", ({ url }) => {
        if (url.startsWith("mailto:")) mails.push(url);
      });
      return {
        // The driver rejects this when a frame on the page shows an error at that moment, although the page loads.
        open: (address) => page.goto(address).catch(() => undefined),
        // Puppeteer has its own type for arguments.
        run: (code, ...given) => page.evaluate(code as never, ...(given as unknown as [])),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        escape: () => page.keyboard.press("Escape"),
        resize: (width, height) => page.setViewport({ width, height }),
        mails: async () => mails,
        close: () => context.close(),
      };
    },
  };
}

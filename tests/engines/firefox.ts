import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import type { Engine, Tab } from "./engines";

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(
  site: string,
  { browser }: { browser: string },
): Promise<Engine> {
  const running = await puppeteer.launch({
    browser: "firefox",
    executablePath: browser,
    // Pages cannot reach other hosts.
    extraPrefsFirefox: { "network.dns.disabled": true },
  });
  return {
    newTab: () => newTab(running, site),
    stop: () => running.close(),
  };
}

async function newTab(browser: Browser, site: string): Promise<Tab> {
  const context: BrowserContext = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  page.on("response", (response) => {
    const isOurs = new URL(response.url()).origin === site;
    if (isOurs && response.status() >= 400 && !response.request().isNavigationRequest())
      consoleErrors.push(`Not loaded: ${response.url()}`);
  });
  const mails: string[] = [];
  listen(browser, "browsingContext.navigationStarted", ({ url }) => {
    if (url.startsWith("mailto:")) mails.push(url);
  });
  // Puppeteer has its own type for arguments.
  const run: Tab["run"] = (code, ...given) =>
    page.evaluate(code as never, ...(given as unknown as []));
  return {
    site,
    open: (address) => open(page, address),
    run,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press("Escape"),
    resize: (width, height) => page.setViewport({ width, height }),
    mails: async () => mails,
    consoleErrors: async () => consoleErrors,
    close: () => context.close(),
  };
}

/** Loads an address. Firefox's driver rejects this when a frame on the page shows an error at that moment, although the page loads. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" }).catch((error) => {
    if (!/Address rejected/.test(String(error))) throw error;
  });
  await page.waitForFunction(
    (wanted) => location.href === wanted && document.readyState === "complete",
    {},
    address,
  );
}

/** Listens to a BiDi event that Puppeteer does not expose. */
function listen(browser: Browser, event: string, hear: (given: { url: string }) => void): void {
  const { connection } = browser as unknown as {
    connection: { on(name: string, hear: (given: { url: string }) => void): void };
  };
  connection.on(event, hear);
}

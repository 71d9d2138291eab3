import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Engine, Sendable, Tab } from "./engines";
import { observedSite } from "./observed-site";
import { WebDriver } from "./webdriver";

/** Pages cannot reach other hosts: requests to them go to a port on which nothing listens. */
const alone = { proxyType: "manual", httpProxy: "127.0.0.1:9", sslProxy: "127.0.0.1:9" };

/** The virtual screen, in pixels. */
const screenSize = { width: 1600, height: 1200 };

/** WebKitGTK's window cannot become narrower than its toolbar: give the toolbar buttons no size. */
const narrowWindow =
  "* { font-size: 1px; margin: 0; border-width: 0; padding: 0; min-width: 0; min-height: 0; -gtk-icon-transform: scale(0.01); }";

/** Starts WebKit through WebDriver: WebKitGTK's browser on a virtual screen, or Safari. */
export async function startWebKit(
  site: string,
  { driver, screen }: { driver: string; screen?: string },
): Promise<Engine> {
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), "engines-"));
  fs.mkdirSync(path.join(settings, "gtk-3.0"));
  fs.writeFileSync(path.join(settings, "gtk-3.0", "gtk.css"), narrowWindow);
  const shown = screen ? await startScreen(screen) : undefined;
  const env = shown && {
    DISPLAY: shown.display,
    GDK_BACKEND: "x11",
    XDG_CONFIG_HOME: settings,
    // Without a graphics card, accelerated drawing takes three times as long.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  };
  return {
    newTab: () => newTab(site, driver, env ?? {}),
    stop: async () => {
      shown?.program.kill();
      fs.rmSync(settings, { recursive: true });
    },
  };
}

async function startScreen(screen: string): Promise<{ program: ChildProcess; display: string }> {
  const size = `${screenSize.width}x${screenSize.height}x24`;
  // Without -noreset the screen restarts when its last browser closes, and the next browser may not find it.
  const args = ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp", "-noreset"];
  const program = spawn(screen, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(program.stdio[3] as Readable, "data");
  return { program, display: `:${String(number).trim()}` };
}

async function newTab(site: string, program: string, env: Record<string, string>): Promise<Tab> {
  const observed = await observedSite(site);
  const proxy = { ...alone, noProxy: ["localhost", "127.0.0.1"] };
  const driver = await WebDriver.start(program, { proxy }, env);
  const post = (path: string, body: object) => driver.command("POST", path, body);
  const run: Tab["run"] = (code, ...given) =>
    post("/execute/sync", {
      script: `return (${code}).apply(undefined, arguments)`,
      args: given as Sendable[],
    });
  const act = (source: object) => post("/actions", { actions: [source] });
  return {
    site: observed.address,
    open: (url) => post("/url", { url: new URL(url, observed.address) }),
    run,
    press: (x, y) =>
      act({
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", x, y },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    type: (text) => act(typing(text)),
    escape: () => act(typing("\uE00C")),
    resize: (width, height) => setPage(width, height),
    // The browser navigates by itself.
    mails: async () =>
      [await driver.command("GET", "/url")].filter((url) => url.startsWith("mailto:")),
    consoleErrors: async () => observed.reports,
    close: async () => {
      await driver.stop();
      await observed.stop();
    },
  };

  /**
   * WebDriver sets the outer size of a window. Only the page knows how large its frame is, and it hears of a new size
   * a moment later.
   */
  async function setPage(width: number, height: number): Promise<void> {
    let frame = [0, 0];
    for (let tries = 0; tries < 5; tries += 1) {
      const [frameWidth = 0, frameHeight = 0] = frame;
      const outer = { width: width + frameWidth, height: height + frameHeight };
      // Centred, under the pointer: without a window manager, the window under it has the keyboard focus.
      const x = Math.max(0, Math.round((screenSize.width - outer.width) / 2));
      const y = Math.max(0, Math.round((screenSize.height - outer.height) / 2));
      await post("/window/rect", { x, y, ...outer });
      if (await run(hasSize, width, height)) return;
      frame = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    }
    throw new Error(`The window cannot be ${width} by ${height}.`);
  }
}

/** Runs in the page: waits up to a second until the window has kept a size for 100 ms; false when it does not. */
async function hasSize(width: number, height: number): Promise<boolean> {
  let stands = 0;
  for (let tries = 0; tries < 50 && stands < 5; tries += 1) {
    stands = innerWidth === width && innerHeight === height ? stands + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return stands === 5;
}

function typing(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keys", actions };
}

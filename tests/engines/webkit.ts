import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Engine, Sendable, Tab } from "./engine";
import { observedSite } from "./observed-site";
import { WebDriver } from "./webdriver";

/** Pages see nothing of the outside world: what is not here goes to a port that nobody listens at. */
const alone = { proxyType: "manual", httpProxy: "127.0.0.1:9", sslProxy: "127.0.0.1:9" };

/** The window of WebKitGTK's browser can become no narrower than its buttons: without any size, they leave the page its own. */
const narrowWindow =
  "* { font-size: 1px; margin: 0; border-width: 0; padding: 0; min-width: 0; min-height: 0; -gtk-icon-transform: scale(0.01); }";

/** Starts WebKit, driven by WebDriver: WebKitGTK's browser on a screen that nobody sees, or Safari. */
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
    // Without a graphics card, drawing as one does takes three times as long.
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
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
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
    // The browser goes there itself.
    mails: async () =>
      [await driver.command("GET", "/url")].filter((url) => url.startsWith("mailto:")),
    complaints: async () => observed.told,
    screenshot: async () => Buffer.from(await driver.command("GET", "/screenshot"), "base64"),
    close: async () => {
      await driver.stop();
      await observed.stop();
    },
  };

  /** A window is set with its frame, of which only the page knows how large it is. */
  async function setPage(width: number, height: number): Promise<void> {
    let frame = [0, 0];
    for (let tries = 0; tries < 20; tries += 1) {
      const [frameWidth = 0, frameHeight = 0] = frame;
      await post("/window/rect", { width: width + frameWidth, height: height + frameHeight });
      const [inner, outer] = await run(() => [
        [innerWidth, innerHeight],
        [outerWidth, outerHeight],
      ]);
      if (inner?.[0] === width && inner[1] === height) return;
      frame = [0, 1].map((side) => (outer?.[side] ?? 0) - (inner?.[side] ?? 0));
    }
    throw new Error(`The window cannot be ${width} by ${height}.`);
  }
}

function typing(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keys", actions };
}

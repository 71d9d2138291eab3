import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import timers from "node:timers/promises";
import { test } from "@playwright/test";
import type { Engine, Tab } from "./tab";

/** Pages cannot reach other hosts: requests to them go to a port on which nothing listens. */
const nowhere = "127.0.0.1:9";
const noProxy = ["localhost", "127.0.0.1"];
const proxy = { proxyType: "manual", httpProxy: nowhere, sslProxy: nowhere, noProxy };

/** The virtual screen, in pixels. */
const screenSize = { width: 1600, height: 1200 };

/** WebKitGTK's window cannot become narrower than its toolbar: give the toolbar buttons no size. */
const narrowWindow =
  "* { font-size: 1px; margin: 0; border-width: 0; padding: 0; min-width: 0; min-height: 0; -gtk-icon-transform: scale(0.01); }";

type Environment = Record<string, string | undefined>;

/** Starts WebKit through WebDriver: WebKitGTK's browser on a virtual screen, or Safari. */
export async function startWebKit({
  driver,
  screen,
}: {
  driver: string;
  screen?: string;
}): Promise<Engine> {
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
    newTab: () => newTab(driver, { ...process.env, ...env }),
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

/** Starts the driver and a browser. The first returned function sends a command, the second ends both. */
async function startSession(program: string, env: Environment, tries = 3) {
  const port = String(9500 + test.info().parallelIndex);
  // A process group of its own, so that the browser ends with the driver in any state.
  const child = spawn(program, ["-p", port], { env, stdio: "ignore", detached: true });
  const stop = async () => {
    const ended = once(child, "exit");
    process.kill(-(child.pid ?? 0), "SIGKILL");
    await ended;
  };
  const send = async (path: string, body?: object, method = "POST", timeoutMs = 60_000) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { method, signal, body: body && JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  while (!(await send("/status", undefined, "GET").catch(() => undefined)))
    await timers.setTimeout(50);
  const capabilities = { alwaysMatch: { proxy } };
  try {
    const { sessionId } = await send("/session", { capabilities }, "POST", 10_000);
    const command: typeof send = (path, ...rest) => send(`/session/${sessionId}${path}`, ...rest);
    const end = () => command("", undefined, "DELETE").catch(() => undefined);
    return { command, stop: () => end().then(stop) };
  } catch (error) {
    // When two browsers start at the same time, one sometimes exits at once, and its driver waits for it without end.
    await stop();
    if (tries === 1) throw error;
    return startSession(program, env, tries - 1);
  }
}

async function newTab(program: string, env: Environment): Promise<Tab> {
  const { command, stop } = await startSession(program, env);
  const run: Tab["run"] = (code, ...args) =>
    command("/execute/sync", { script: `return (${code}).apply(undefined, arguments)`, args });
  const act = (type: string, actions: object[]) =>
    command("/actions", { actions: [{ type, id: type, actions }] });
  const type = (text: string) =>
    act(
      "key",
      [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  return {
    open: (url) => command("/url", { url }),
    run,
    press: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type,
    escape: () => type("\uE00C"),
    resize,
    // The browser navigates by itself.
    mails: async () =>
      [await command("/url", undefined, "GET")].filter((url) => url.startsWith("mailto:")),
    close: stop,
  };

  /** WebDriver sets the outer size of a window. Only the page knows its frame, and it hears of a new size a moment later. */
  async function resize(width: number, height: number): Promise<void> {
    const [frameWidth = 0, frameHeight = 0] = await run(() => [
      outerWidth - innerWidth,
      outerHeight - innerHeight,
    ]);
    const outer = { width: width + frameWidth, height: height + frameHeight };
    // Centred, under the pointer: without a window manager, the window under it has the keyboard focus.
    const x = Math.max(0, Math.round((screenSize.width - outer.width) / 2));
    const y = Math.max(0, Math.round((screenSize.height - outer.height) / 2));
    await command("/window/rect", { x, y, ...outer });
    await timers.setTimeout(100);
    const size = await run(() => [innerWidth, innerHeight]);
    if (size.join() !== [width, height].join()) await resize(width, height);
  }
}

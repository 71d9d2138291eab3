import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";

/** The time limit of a command, in milliseconds: after a crash of the browser no command ends. */
const patience = 60_000;

/**
 * The time limit of a start, in milliseconds, and how often it is tried. When two browsers start at the same time,
 * WebKitGTK's sometimes exits at once, and its driver waits for it without end.
 */
const startPatience = 10_000;
const starts = 3;

/** A browser driven through W3C WebDriver: the driver program and one session. */
export class WebDriver {
  private constructor(
    private readonly program: ChildProcess,
    private readonly address: string,
    private readonly session: string,
  ) {}

  /** Starts a driver and a browser. Throws when they do not start. */
  static async start(
    program: string,
    capabilities: object,
    env: Record<string, string>,
  ): Promise<WebDriver> {
    for (let tries = 1; ; tries += 1) {
      const driver = await WebDriver.launch(program, env);
      const body = { capabilities: { alwaysMatch: capabilities } };
      try {
        const { sessionId } = await ask(`${driver.address}/session`, "POST", body, startPatience);
        return new WebDriver(driver.program, driver.address, sessionId);
      } catch (error) {
        await driver.end();
        if (tries === starts) throw error;
      }
    }
  }

  /** Starts a driver, without a browser. */
  private static async launch(program: string, env: Record<string, string>): Promise<WebDriver> {
    const port = await freePort();
    const child = spawn(program, ["-p", String(port)], {
      env: { ...process.env, ...env },
      stdio: "ignore",
      // A process group of its own, so that the browser ends with the driver in any state.
      detached: true,
    });
    const address = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${address}/status`).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return new WebDriver(child, address, "");
  }

  /** Sends a command and returns the value of the response. Throws the driver's error. */
  // biome-ignore lint/suspicious/noExplicitAny: each command answers in its own way.
  command(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<any> {
    return ask(`${this.address}/session/${this.session}${path}`, method, body);
  }

  /** Ends the browser and the driver. */
  async stop(): Promise<void> {
    await this.command("DELETE", "").catch(() => undefined);
    await this.end();
  }

  private async end(): Promise<void> {
    if (this.program.exitCode !== null) return;
    const ended = once(this.program, "exit");
    process.kill(-(this.program.pid ?? 0), "SIGKILL");
    await ended;
  }
}

async function ask(address: string, method: string, body?: object, limit = patience) {
  const signal = AbortSignal.timeout(limit);
  const response = await fetch(address, { method, signal, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error: string; message: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  // biome-ignore lint/suspicious/noExplicitAny: each command answers in its own way.
  return value as any;
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

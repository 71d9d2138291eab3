import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";

/** The time limit of a command, in milliseconds: after a crash of the browser no command ends. */
const patience = 60_000;

/** A browser driven through W3C WebDriver: the driver program and one session. */
export class WebDriver {
  private constructor(
    private readonly program: ChildProcess,
    private readonly address: string,
    private readonly session: string,
  ) {}

  /** Starts a driver and a browser. */
  static async start(
    program: string,
    capabilities: object,
    env: Record<string, string>,
  ): Promise<WebDriver> {
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
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await ask(`${address}/session`, "POST", body);
    return new WebDriver(child, address, sessionId);
  }

  /** Sends a command and returns the value of the response. Throws the driver's error. */
  // biome-ignore lint/suspicious/noExplicitAny: each command answers in its own way.
  command(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<any> {
    return ask(`${this.address}/session/${this.session}${path}`, method, body);
  }

  /** Ends the browser and the driver. */
  async stop(): Promise<void> {
    await this.command("DELETE", "").catch(() => undefined);
    if (this.program.exitCode !== null) return;
    const ended = once(this.program, "exit");
    process.kill(-(this.program.pid ?? 0), "SIGKILL");
    await ended;
  }
}

async function ask(address: string, method: string, body?: object) {
  const signal = AbortSignal.timeout(patience);
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

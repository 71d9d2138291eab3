/**
 * `npm run load [-- seconds]`: the site under load by wrk, as the CDN's runtime and as nginx serve it, on this machine
 * alone: all pages; the host killed and started again; nginx reloaded; the next deployment put in its place by the
 * steps of docs/hosting.md. Meanwhile a visitor looks at page after page: none may be without its scripts.
 */
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { codes } from "../src/i18n/languages";
import { localizedPath } from "../src/i18n/urls";
import { nextDeployment } from "./load/next-deployment";
import { ask, faultsOf, partsOf } from "./load/visitor";
import { connections, ensureWrk, type Load, load } from "./load/wrk";
import { builtSite, isInstalled, startNginx } from "./nginx";
import { root, start } from "./run";
import { answers, ensureFree } from "./server";
import { screens } from "./site";

const seconds = Number(process.argv[2] ?? 60);
const port = Number(process.env.PORT ?? 8080);
const pages = codes.flatMap((code) => screens.map((screen) => localizedPath(screen.path, code)));
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time * 1000));

/** In place of the number of reloads, for a host that is killed. */
const killed = Number.POSITIVE_INFINITY;

interface Result extends Load {
  host: string;
  what: string;
  /** How often the host read another configuration. */
  reloads: number;
  /** How many pages the visitor has seen whole, and what was amiss with others. */
  whole: number;
  faults: string[];
}

interface Host {
  address: string;
  kill: () => Promise<void>;
}

const results: Result[] = [];

/** Loads a host for some seconds while `happen` happens, and a visitor looks at page after page. */
async function measure(
  wrk: string,
  [host, what, reloads]: [host: string, what: string, reloads: number],
  address: string,
  time: number,
  happen = async () => {},
): Promise<void> {
  let isOver = false;
  let whole = 0;
  const faults: string[] = [];
  const visit = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const page = pages[turn % pages.length] ?? "/";
      // A host that is down gives no page: there is none to be without its scripts.
      const found = await faultsOf(address, page).catch(() => undefined);
      if (found?.length === 0) whole += 1;
      else if (found) faults.push(...found);
      else await pause(0.1);
    }
  };
  const visits = visit();
  const [loaded] = await Promise.all([load(wrk, address, pages, time), happen()]);
  isOver = true;
  await visits;
  results.push({ host, what, reloads, ...loaded, whole, faults });
  console.info(`  ${host}, ${what}: ${loaded.answers} answers, ${faults.length} faults`);
}

/** `npm run serve`. */
async function startServe(): Promise<Host> {
  await ensureFree(port);
  const server = start(path.join(root, "tools/serve.ts"), [], {
    env: { ...process.env, PORT: String(port), WRANGLER_SEND_METRICS: "false" },
    stdio: "ignore",
    // A group of its own, so that the runtime is killed with it.
    detached: true,
  });
  const address = `http://localhost:${port}`;
  await answers(address);
  const kill = async () => {
    const ended = once(server, "exit");
    process.kill(-(server.pid ?? 0), "SIGKILL");
    await ended;
    const isFree = () =>
      ensureFree(port).then(
        () => true,
        () => false,
      );
    while (!(await isFree())) await pause(0.1);
  };
  return { address, kill };
}

async function loadServe(wrk: string): Promise<void> {
  let host = await startServe();
  const short = Math.max(10, seconds / 2);
  await measure(wrk, ["serve", "all pages", 0], host.address, seconds);
  await measure(wrk, ["serve", "killed, started again", killed], host.address, short, async () => {
    await pause(short / 3);
    await host.kill();
    host = await startServe();
  });
  await host.kill();
}

async function loadNginx(wrk: string): Promise<void> {
  const short = Math.max(10, seconds / 4);
  const workshop = fs.mkdtempSync(path.join(os.tmpdir(), "deployments-"));
  const first = { ...builtSite(), folder: path.join(workshop, "first") };
  fs.cpSync(builtSite().folder, first.folder, { recursive: true });
  const next = nextDeployment(first.folder, path.join(workshop, "next"));
  let host = await startNginx(port, first);
  await measure(wrk, ["nginx", "all pages", 0], host.address, seconds);
  await measure(wrk, ["nginx", "reloaded four times", 4], host.address, short, async () => {
    for (let time = 0; time < 4; time += 1) {
      await pause(short / 5);
      host.reload();
    }
  });
  await measure(wrk, ["nginx", "killed, started again", killed], host.address, short, async () => {
    await pause(short / 3);
    await host.kill();
    host = await startNginx(port, first);
  });
  const open = await Promise.all(pages.map((page) => ask(host.address, page)));
  await measure(wrk, ["nginx", "next deployment", 1], host.address, short, async () => {
    await pause(short / 3);
    deploy();
  });
  // Who had a page open before still gets what it names.
  const late = [...new Set(open.flatMap(({ body }) => partsOf(body)))];
  for (const part of late) {
    const { status } = await ask(host.address, part);
    if (status !== 200) results.at(-1)?.faults.push(`An open page asks for ${part}: ${status}`);
  }
  await host.stop();
  fs.rmSync(workshop, { recursive: true });

  /** The steps of docs/hosting.md: the next deployment in a folder of its own, with the files that open pages still name. */
  function deploy(): void {
    share(next.folder, first.folder);
    share(first.folder, next.folder);
    host.reload(next);
  }
}

/** Copies the files of a deployment that no other one replaces: all but pages and their data. */
function share(from: string, to: string): void {
  const filter = (file: string) => !/\.html$|page-data/.test(path.relative(from, file));
  fs.cpSync(from, to, { recursive: true, force: false, filter });
}

/** Answers are right and in time, and pages whole. A reload closes each connection once, a killed host loses them all. */
function isGood({ reloads, wrong, late, lost, whole, faults }: Result): boolean {
  const isSteady = late === 0 && lost <= reloads * connections;
  return wrong === 0 && faults.length === 0 && whole > 0 && (reloads === killed || isSteady);
}

async function main(): Promise<void> {
  const wrk = await ensureWrk();
  await loadServe(wrk);
  if (isInstalled()) await loadNginx(wrk);
  else console.info("\nnginx is not installed here: apt-get install nginx");
  console.table(
    results.map(({ faults, reloads, ...rest }) => ({
      ...rest,
      faults: faults.length,
      "": isGood({ ...rest, reloads, faults }) ? "✓" : "✗",
    })),
  );
  for (const { host, what, faults } of results)
    for (const fault of new Set(faults)) console.info(`  ✗ ${host}, ${what}: ${fault}`);
  process.exitCode = results.every(isGood) ? 0 : 1;
}

main().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

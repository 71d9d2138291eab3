/** `npm run growth [-- 1 10 50]`: how long check and build take with 1, 10 and 50 times the content, measured on a copy of the site. */
import { SiteCopy } from "./site-copy";

const factors = process.argv.slice(2).map(Number);
const site = new SiteCopy();
const lists = ["partners", "contracting", "vision"].map((name) => `content/${name}.json`);
const clients = site.jsonIn("locales").filter((name) => name.endsWith("clients.json"));
const policies = site.jsonIn("locales").filter((name) => name.endsWith("policy.json"));
const pages = site.jsonIn("content/pages");
const original = new Map(
  [...lists, ...clients, ...policies, ...pages].map((name) => [name, site.read(name)]),
);

interface Entry {
  id?: string;
  name?: unknown;
}

/** Repeats the entries of a list, each with a name of its own. */
function repeat(name: string, times: number, key: "id" | "name"): void {
  const value = JSON.parse(original.get(name) ?? "{}");
  value.items = Array.from({ length: times }, (_, round) =>
    value.items.map((item: Entry) =>
      round === 0 ? item : { ...item, [key]: `${item[key]}${key === "id" ? "-" : " "}${round}` },
    ),
  ).flat();
  site.write(name, JSON.stringify(value, null, 2));
}

/** Multiplies the site's content: the entries of its lists, and its text pages. */
function grow(times: number): void {
  for (const name of lists) repeat(name, times, "id");
  for (const name of clients) repeat(name, times, "name");
  for (let number = 1; number <= pages.length * (times - 1); number += 1) {
    const named = (text: string) => text.replaceAll("policy", `policy-${number}`);
    for (const name of ["content/pages/policy.json", ...policies]) {
      const text = original.get(name) ?? "";
      site.write(named(name), name.startsWith("locales") ? text : named(text));
    }
  }
  // Every page is made again, as after a change that shows on all of them.
  for (const name of site.jsonIn("locales").filter((file) => file.endsWith("common.json")))
    site.edit(name, ({ contents }) => {
      contents.title = contents.title.replace(/ \d+$/, "").concat(` ${times}`);
    });
}

/** Runs a program several times and returns the seconds of the fastest run, the one least slowed by other work. */
function secondsOf(runs: number, program: string, ...args: string[]): [number, string] {
  const results = Array.from({ length: runs }, (): [number, string] => {
    const begun = performance.now();
    const { status, output } = site.run(program, ...args);
    if (status !== 0) throw new Error(output.slice(-3000));
    return [(performance.now() - begun) / 1000, output];
  });
  return results.sort(([one], [other]) => one - other)[0] ?? [0, ""];
}

/** The steps of a build as Gatsby names them, each with its seconds. */
function stepsOf(output: string): [string, number][] {
  const lines = output.matchAll(/^success (.+?) - ([\d.]+)s/gm);
  return [...lines].map(([, step = "", seconds]) => [step.replace(/\d+/g, "n"), Number(seconds)]);
}

try {
  const measured = factors.length > 0 ? factors : [1, 10];
  const steps = new Map<string, number[]>();
  for (const [index, times] of measured.entries()) {
    grow(times);
    const [check] = secondsOf(3, "tsx/dist/cli.mjs", "tools/check-content.ts");
    const [build, output] = secondsOf(1, "gatsby/cli.js", "build");
    for (const [step, seconds] of stepsOf(output)) {
      const row = steps.get(step) ?? measured.map(() => 0);
      row[index] = (row[index] ?? 0) + seconds;
      steps.set(step, row);
    }
    console.info(
      `${times} × the content: check ${check.toFixed(1)} s, build ${build.toFixed(1)} s`,
    );
  }
  console.info(`\nSteps of the build in seconds, at ${measured.join(" ×, ")} ×:`);
  for (const [step, seconds] of steps)
    if (Math.max(...seconds) >= 0.5)
      console.info(`  ${step}: ${seconds.map((n) => n.toFixed(1)).join(", ")}`);
} finally {
  void site.remove();
}

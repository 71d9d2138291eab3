import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const kilobyte = 1024;

/** Transferred bytes before scrolling, compressed; `picture` is the largest one. */
const home = {
  script: 107 * kilobyte,
  style: 17 * kilobyte,
  font: 60 * kilobyte,
  picture: 60 * kilobyte,
  all: 300 * kilobyte,
};

/** The limits of a page; for all but Home only the sum is limited. */
export function budgetsOf(path: string): Partial<typeof home> {
  if (path === "/") return home;
  return { all: (path.startsWith("/projects/") ? 250 : 340) * kilobyte };
}

/** The most that a page may shift while it is scrolled, as Cumulative Layout Shift. */
export const maxShift = 0.01;

/** Records each file that a page requests from now on: its address, and its kind as Playwright names it. */
export function recordRequests(page: Page): Map<string, string> {
  const requests = new Map<string, string>();
  page.on("request", (request) => requests.set(request.url(), request.resourceType()));
  return requests;
}

/** The transferred bytes of a page and of the files that it requested. */
export async function weigh(page: Page, requests: Map<string, string>): Promise<typeof home> {
  const files = [...requests]
    .filter(([address]) => address.startsWith("http"))
    .map(([address, kind]) => ({ kind, bytes: bytesOf(address) }));
  const styles = await page.locator("style").allTextContents();
  const of = (kind: string) => files.filter((file) => file.kind === kind).map(({ bytes }) => bytes);
  return {
    script: sum(of("script")),
    // They are part of the HTML, which the sum counts already.
    style: gzipSync(styles.join("")).length + sum(of("stylesheet")),
    font: sum(of("font")),
    picture: Math.max(0, ...of("image")),
    all: sum(files.map(({ bytes }) => bytes)),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Text counts compressed, as CDNs send it. Pictures and fonts are compressed already. */
function bytesOf(address: string): number {
  const { pathname } = new URL(address);
  const file = path.join("public", pathname.replace(/\/$/, "/index.html"));
  const bytes = fs.readFileSync(file);
  return /\.(html|js|json|css|svg)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}

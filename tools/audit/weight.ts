import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Transferred bytes by kind, `picture` the largest one, and the number of requests. */
export interface Weight {
  html: number;
  script: number;
  style: number;
  font: number;
  picture: number;
  all: number;
  requests: number;
}

/** A phone, as Lighthouse sees it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Records each file that a page requests from now on: its address, and its kind as Playwright names it. */
export function noteRequests(page: Page): Map<string, string> {
  const asked = new Map<string, string>();
  page.on("request", (request) => asked.set(request.url(), request.resourceType()));
  return asked;
}

/** The transferred size of a page and the files that it requested, served from `folder`. */
export async function weigh(
  page: Page,
  asked: Map<string, string>,
  folder = "public",
): Promise<Weight> {
  const files = [...asked]
    .filter(([address]) => address.startsWith("http"))
    .map(([address, kind]) => ({ kind, bytes: bytesOf(path.join(folder, fileOf(address))) }));
  const styles = await page.locator("style").allTextContents();
  const of = (kind: string) => files.filter((file) => file.kind === kind).map(({ bytes }) => bytes);
  return {
    html: sum(of("document")),
    script: sum(of("script")),
    // They are part of the HTML, which the sum counts already.
    style: gzipSync(styles.join("")).length + sum(of("stylesheet")),
    font: sum(of("font")),
    picture: Math.max(0, ...of("image")),
    all: sum(files.map(({ bytes }) => bytes)),
    requests: files.length,
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function fileOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.endsWith("/") ? `${pathname}index.html` : pathname;
}

/** Text counts compressed, as CDNs send it. Pictures and fonts are compressed already. */
function bytesOf(file: string): number {
  const bytes = fs.readFileSync(file);
  return /\.(html|js|json|css|svg|webmanifest)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}

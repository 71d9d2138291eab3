import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Bytes on the way by kind, `picture` the largest one; and how many files were asked for. */
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

/** Notes, from now on, the address of each file that a page asks for, and its kind as Playwright names it. */
export function noteRequests(page: Page): Map<string, string> {
  const asked = new Map<string, string>();
  page.on("request", (request) => asked.set(request.url(), request.resourceType()));
  return asked;
}

/** What a page and the files that it asked for weigh on the way from `folder`, the one that is served. */
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
    // They stand in the HTML, and are counted with it in the sum.
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

/** Text is compressed, as every CDN does; pictures and fonts are. */
function bytesOf(file: string): number {
  const bytes = fs.readFileSync(file);
  return /\.(html|js|json|css|svg|webmanifest)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}

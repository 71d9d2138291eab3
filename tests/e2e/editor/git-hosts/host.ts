import { createHash } from "node:crypto";
import type { BrowserContext, Request } from "@playwright/test";

/** A commit that was requested: the files that it changes, with their new texts. */
export interface Commit {
  branch: string;
  message: string;
  files: Record<string, string>;
}

/** What a mock was requested to do. */
export interface Requested {
  commits: Commit[];
  /** The requests to merge one branch into another. */
  merges: { from: string; into: string }[];
}

/** Mocks a host at an address, as far as the editor uses it, with these files in its repository. */
export type MockHost = (
  context: BrowserContext,
  address: string,
  texts: ReadonlyMap<string, string>,
) => Promise<Requested>;

export const person = "Sara";
export const time = "2026-01-01T00:00:00Z";
export const hashOf = (text: string) => createHash("sha1").update(text).digest("hex");
export const decoded = (base64: string) => Buffer.from(base64, "base64").toString();

/** The entry of a file in a list of files. */
export const inTree = ([path, text]: [string, string]) => ({
  type: "blob",
  path,
  sha: hashOf(text),
  size: Buffer.byteLength(text),
});

/** Fulfills requests below an address with JSON, and those without a response with 404. */
export async function fulfillAt(
  context: BrowserContext,
  address: string,
  responseTo: (path: string, request: Request) => unknown,
): Promise<void> {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  await context.route(`${address}/**`, (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const json = responseTo(`${origin}${pathname}`.slice(address.length), request);
    return route.fulfill(json === undefined ? { headers, status: 404 } : { headers, json });
  });
}

/** The page on which a person allows the editor to sign in: it leads back at once, with a code for a token. */
export async function allowAt(context: BrowserContext, address: string): Promise<void> {
  await context.route(`${address}?*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const back = `${query.get("redirect_uri")}?code=1&state=${query.get("state")}`;
    const body = `<script>location = ${JSON.stringify(back)}</script>`;
    return route.fulfill({ contentType: "text/html", body });
  });
}

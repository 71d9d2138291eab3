import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../site";

const title = (text: string) => `<!doctype html><title>${text}</title>`;
/** A worker that shows its own site whatever the host has. */
const oldWorker = `
  self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  self.addEventListener("fetch", (event) => event.respondWith(
    new Response(${JSON.stringify(title("old"))}, { headers: { "Content-Type": "text/html" } })
  ));`;

test("a visitor of an older site with a service worker sees the new site", { tag: "@all" }, async ({
  page,
}) => {
  let site = { page: title("first"), worker: oldWorker };
  const server = http.createServer(({ url }, response) => {
    const isWorker = url === "/sw.js";
    response.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html");
    response.end(isWorker ? site.worker : site.page);
  });
  await once(server.listen(0), "listening");
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;

  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  await page.goto(address);
  await expect(page).toHaveTitle("old");

  site = { page: title("new"), worker: fs.readFileSync("public/sw.js", "utf8") };
  await page.goto(address);
  await expect(page).toHaveTitle("new");
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await left()).toBe(0);
  server.close();
});

import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

const path = "/observer";

/**
 * Serves a site with one more script on each page, the first: it reports what goes wrong there. For engines whose driver
 * cannot read the console. Returns the address, the reports, and a function that stops the server.
 */
export async function observedSite(site: string) {
  const reports: string[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === path) return answer(request, response, reports);
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const options = { method: request.method, headers };
    const passed = http.request(new URL(request.url ?? "/", site), options, (given) => {
      const status = given.statusCode ?? 502;
      if (request.headers["sec-fetch-mode"] !== "navigate") {
        if (status >= 400) reports.push(`Not loaded: ${request.url}`);
        response.writeHead(status, given.headers);
        given.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      given.on("data", (part) => parts.push(part));
      given.on("end", () => {
        const page = Buffer.concat(parts).toString();
        const { "content-length": _, ...rest } = given.headers;
        response.writeHead(status, rest);
        response.end(page.replace(/<head[^>]*>/, `$&<script src="${path}"></script>`));
      });
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, reports, stop };
}

function answer(request: http.IncomingMessage, response: http.ServerResponse, reports: string[]) {
  if (request.method === "GET") {
    response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" });
    response.end(`(${observe})(${JSON.stringify(path)})`);
    return;
  }
  let text = "";
  request.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  request.on("end", () => {
    reports.push(text);
    response.writeHead(204).end();
  });
}

/** Runs in the page before any other script. */
function observe(reportAt: string): void {
  const report = (text: string) => {
    // Synchronous, so that no report is lost when the page is left.
    const request = new XMLHttpRequest();
    request.open("POST", reportAt, false);
    request.send(text);
  };
  const { error } = console;
  console.error = (...given) => {
    report(given.map(String).join(" "));
    error.apply(console, given);
  };
  addEventListener("error", ({ message }) => report(message));
  addEventListener("unhandledrejection", ({ reason }) => report(`Unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`The policy forbids: ${violatedDirective} ${blockedURI}`),
  );
}

import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const path = "/observer";

/**
 * Serves a site with one more script on each page, the first: it reports what goes wrong there, since not every driver
 * can read the console. Returns the address, the reports, and a function that stops the server.
 */
export async function observedSite(site: string) {
  const reports: string[] = [];
  const server = http.createServer(async (request, response) => {
    const { url = "/", method, headers } = request;
    if (url === path && method === "POST") {
      reports.push(await text(request));
      response.end();
    } else if (url === path) {
      response.setHeader("content-type", "text/javascript");
      response.end(`(${observe})(${JSON.stringify(path)})`);
    } else {
      const plain = { ...headers, "accept-encoding": "identity" };
      const [given] = await once(http.get(site + url, { method, headers: plain }), "response");
      const isPage = headers["sec-fetch-mode"] === "navigate";
      if (!isPage && given.statusCode >= 400) reports.push(`Not loaded: ${url}`);
      if (isPage) delete given.headers["content-length"];
      response.writeHead(given.statusCode, given.headers);
      if (!isPage) given.pipe(response);
      else
        response.end(
          (await text(given)).replace(/<head[^>]*>/, `$&<script src="${path}"></script>`),
        );
    }
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, reports, stop };
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

/**
 * `PORT=8085 tsx tools/cached-server.ts`: serves the built site to tests and the audit: Cloudflare's runtime behind a
 * cache, as the CDN has one, since the runtime needs 30 ms of processor time for each file. `PORT` and the port after
 * it must be free.
 */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { runCommand } from "./run";
import { serve } from "./server";

interface Cached {
  upstream: IncomingMessage;
  body: Buffer;
}

const port = Number(process.env.PORT);
const agent = new http.Agent({ keepAlive: true });
const cache = new Map<string, Cached>();

async function main(): Promise<void> {
  const { ended } = await serve(port + 1);
  http.createServer(handle).listen(port, "127.0.0.1", () => console.info("The cache is ready."));
  await ended;
  process.exit();
}

function handle(request: IncomingMessage, response: ServerResponse): void {
  const { method, url } = request;
  const { range, ...headers } = request.headers;
  const isPlain = method === "GET" && !headers["if-none-match"];
  const key = `${headers["accept-encoding"]} ${url}`;
  const known = isPlain && cache.get(key);
  if (known) {
    respond(known, response, range);
    return;
  }
  const options = { port: port + 1, host: "127.0.0.1", agent, method, path: url, headers };
  const passed = http.request(options, async (upstream) => {
    const fresh = { upstream, body: await buffer(upstream) };
    if (isPlain && upstream.statusCode === 200) cache.set(key, fresh);
    respond(fresh, response, range);
  });
  passed.on("error", () => response.destroy());
  request.pipe(passed);
}

/** Sends the whole file, or the part of it that was requested: the runtime sends no parts, a CDN's cache does. */
function respond({ upstream, body }: Cached, response: ServerResponse, range?: string): void {
  const { statusCode = 502, rawHeaders, headers } = upstream;
  response.sendDate = false;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (!first || statusCode !== 200 || Number(first) >= body.length) {
    response.writeHead(statusCode, rawHeaders).end(body);
    return;
  }
  const part = body.subarray(Number(first), last ? Number(last) + 1 : undefined);
  for (const [name, value = ""] of Object.entries(headers))
    if (!/^(content-length|transfer-encoding)$/.test(name)) response.setHeader(name, value);
  const end = Number(first) + part.length - 1;
  response.setHeader("content-range", `bytes ${first}-${end}/${body.length}`);
  response.setHeader("accept-ranges", "bytes");
  response.writeHead(206).end(part);
}

runCommand(main);

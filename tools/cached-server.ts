/**
 * `PORT=8085 tsx tools/cached-server.ts [project]`: serves a built site to tests and the audit: Cloudflare's runtime
 * behind a cache, as the CDN has one, since the runtime needs 30 ms of processor time for each file. `PORT` and the
 * port after it must be free.
 */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { serve } from "./server";

interface Answer {
  answered: IncomingMessage;
  body: Buffer;
}

const port = Number(process.env.PORT);
const agent = new http.Agent({ keepAlive: true });
const kept = new Map<string, Answer>();

async function main(): Promise<void> {
  const { ended } = await serve(port + 1, process.argv[2]);
  http.createServer(answer).listen(port, "127.0.0.1");
  await ended;
  process.exit();
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const { range, ...asked } = headers;
  const isPlain = method === "GET" && !headers["if-none-match"];
  const key = `${headers["accept-encoding"]} ${url}`;
  const known = isPlain && kept.get(key);
  if (known) {
    give(known, response, range);
    return;
  }
  const options = { port: port + 1, host: "127.0.0.1", agent, method, path: url, headers: asked };
  const passed = http.request(options, (answered) => {
    const parts: Buffer[] = [];
    answered.on("data", (part) => parts.push(part));
    answered.on("end", () => {
      const whole = { answered, body: Buffer.concat(parts) };
      if (isPlain && answered.statusCode === 200) kept.set(key, whole);
      give(whole, response, range);
    });
  });
  passed.on("error", () => response.destroy());
  request.pipe(passed);
}

/** Gives the whole answer, or the part of it that was asked for: the runtime sends no parts, a CDN's cache does. */
function give({ answered, body }: Answer, response: ServerResponse, range?: string): void {
  const { statusCode = 502, rawHeaders } = answered;
  response.sendDate = false;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (!first || statusCode !== 200 || Number(first) >= body.length) {
    response.writeHead(statusCode, rawHeaders).end(body);
    return;
  }
  const part = body.subarray(Number(first), last ? Number(last) + 1 : undefined);
  for (const [name, value = ""] of Object.entries(answered.headers))
    if (!/^(content-length|transfer-encoding)$/.test(name)) response.setHeader(name, value);
  const end = Number(first) + part.length - 1;
  response.setHeader("content-range", `bytes ${first}-${end}/${body.length}`);
  response.setHeader("accept-ranges", "bytes");
  response.writeHead(206).end(part);
}

main().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});

/**
 * `PORT=8085 node tools/cached-server.mjs [project]`: serves a built site to tests and the audit: Cloudflare's runtime,
 * which takes 30 ms of the processor for each file, behind a memory of the plain answers that it gave, as the CDN itself
 * has one. `PORT` and the port after it must be free.
 */
import http from "node:http";
import { serve } from "./server.mjs";

const port = Number(process.env.PORT);
const agent = new http.Agent({ keepAlive: true });
const kept = new Map();

const { ended } = await serve(port + 1, process.argv[2]).catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
http.createServer(answer).listen(port, "127.0.0.1");
await ended;
process.exit();

function answer(request, response) {
  const { method, url, headers } = request;
  const isPlain = method === "GET" && !headers.range && !headers["if-none-match"];
  const key = `${headers["accept-encoding"]} ${url}`;
  const known = isPlain && kept.get(key);
  if (known) return give(known, response);
  const options = { port: port + 1, host: "127.0.0.1", agent, method, path: url, headers };
  const passed = http.request(options, (answered) => {
    const parts = [];
    answered.on("data", (part) => parts.push(part));
    answered.on("end", () => {
      const whole = { answered, body: Buffer.concat(parts) };
      if (isPlain && answered.statusCode === 200) kept.set(key, whole);
      give(whole, response);
    });
  });
  passed.on("error", () => response.destroy());
  request.pipe(passed);
}

function give({ answered: { statusCode, rawHeaders }, body }, response) {
  response.sendDate = false;
  response.writeHead(statusCode, rawHeaders).end(body);
}

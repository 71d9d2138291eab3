import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { revalidated } from "../plugins/gatsby-plugin-static-host/hosts/headers";
import { expressionOf } from "../plugins/gatsby-plugin-static-host/hosts/redirects";
import { isLanguage } from "../shared/languages";
import { root } from "./run";

// Gatsby's Express does not know these pictures yet.
express.static.mime.define({ "image/avif": ["avif"] });

/**
 * Serves the `public/` of a project's folder as the CDN would, with the `_headers`, `_redirects` and 404 pages that the
 * build wrote. Resolves to the address, with a way to stop it. Rejects, with a sentence for people, when there is
 * nothing to serve or the port is taken.
 */
export async function serve(
  port: number,
  project = root,
): Promise<{ address: string; stop: () => void }> {
  const folder = path.join(project, "public");
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error("There is no built site in public/. Run: npm run build");
  }
  await ensureFree(port);
  const headers = readFileSync(path.join(folder, "_headers"), "utf8");
  const redirects = readFileSync(path.join(folder, "_redirects"), "utf8");
  // The first rule is that of the whole site.
  const prefix = headers.slice(0, headers.indexOf("/*"));
  const server = express()
    .disable("x-powered-by")
    .use(compression(), headersOf(headers), redirectsIn(redirects))
    .use(prefix || "/", express.static(folder, { dotfiles: "allow", fallthrough: false }))
    .use(prefix || "/", notFoundIn(folder))
    .listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}${prefix}`, stop };
}

/** Sends the headers of all rules of `_headers` that match. */
function headersOf(file: string): RequestHandler {
  const rules = file.split("\n\n").map((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const headers = lines.map((line) => /^ +([\w-]+): (.*)$/.exec(line) ?? []);
    return { pattern: new RegExp(expressionOf(pattern)), headers };
  });
  return (request, response, next) => {
    response.set("Cache-Control", revalidated);
    for (const { pattern, headers } of rules)
      if (pattern.test(request.path))
        for (const [, name, value] of headers) if (name) response.set(name, value);
    next();
  };
}

/** Follows `_redirects`: a redirect, or another file that is looked up at the address. Files for hosts to read are missing. */
function redirectsIn(file: string): RequestHandler {
  const rules = file.split("\n").map((rule) => {
    const [from = "", to = "", status] = rule.split(" ");
    return { expression: new RegExp(expressionOf(from)), to, status };
  });
  return (request, response, next) => {
    const { path, url } = request;
    const { to, status } = rules.find(({ expression }) => expression.test(path)) ?? {};
    if (status === "301")
      return response.redirect(301, `${to}`.replace(/(?=#|$)/, url.slice(path.length)));
    request.url = to ?? url;
    if (/\/(?:_headers|_redirects[^/]*)$/.test(request.path)) request.url += ".none";
    next();
  };
}

/** Sends the 404 page of the language that the address is in. */
function notFoundIn(folder: string): ErrorRequestHandler {
  return ({ status = 500 }, request, response, _next) => {
    if (status !== 404) {
      response.sendStatus(status);
      return;
    }
    const [, language = ""] = request.path.split("/");
    const page = path.join(folder, isLanguage(language) ? language : "", "404.html");
    response.status(404).type("html").set("Cache-Control", "no-store").send(readFileSync(page));
  };
}

/** The port of the browser tests; they use the two after it too. */
export const testPort = Number(process.env.E2E_PORT ?? 8085);

const command = process.env.npm_lifecycle_event ?? "serve";

/** The port of `PORT`, or the command's default. Throws a readable sentence when `PORT` is not a port. */
export function chosenPort(own: number): number {
  const { PORT } = process.env;
  const port = PORT ? Number(PORT) : own;
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `PORT is “${PORT}”: write a number from 1 to 65535, as in ${withPort("PORT", 8081)}`,
  );
}

/** Rejects, with a sentence for people, when something else answers at a port. */
export async function ensureFree(port: number): Promise<void> {
  const probe = net.createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    const name = command.startsWith("test") ? "E2E_PORT" : "PORT";
    throw new Error(
      `Port ${port} is in use. Stop what uses it, or choose another: ${withPort(name, port + 10)}`,
    );
  }
  await once(probe.close(), "close");
}

/** The command with another port, as PowerShell or another shell takes it. */
const withPort = (name: string, port: number) =>
  process.platform === "win32"
    ? `$env:${name}=${port}; npm run ${command}`
    : `${name}=${port} npm run ${command}`;

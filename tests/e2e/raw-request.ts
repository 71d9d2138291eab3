import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** Requests exactly this path. A browser or `fetch` would normalise it first. `size` is that of the body, in bytes. */
export async function ask(
  address: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(address);
  const request = http.request({ hostname, port, path, method, headers }).end();
  const [response]: IncomingMessage[] = await once(request, "response");
  const bytes = await buffer(response as IncomingMessage);
  return {
    status: response?.statusCode ?? 0,
    headers: response?.headers as Record<string, string>,
    body: bytes.toString(),
    size: bytes.length,
  };
}

export type Answer = Awaited<ReturnType<typeof ask>>;

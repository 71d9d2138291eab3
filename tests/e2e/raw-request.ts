import http from "node:http";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The size of the body, in bytes. */
  size: number;
}

/** Requests exactly this path. A browser or `fetch` would normalise it first. */
export function ask(
  address: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: body.toString(),
          size: body.length,
        });
      });
    });
    request.on("error", reject);
    request.end();
  });
}

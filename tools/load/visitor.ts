import { createHash } from "node:crypto";
import http from "node:http";
import { inlineElements } from "../../src/publish/inline-code";

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Asks for a file as a new visitor does, over a connection of its own. */
export function ask(address: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(new URL(path, address), { agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part) => {
        body += part;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}

/** The scripts and style sheets that a page names. */
export function partsOf(html: string): string[] {
  return [...new Set(html.match(/\/[\w~.-]+\.(?:js|css)(?=["'&])/g))];
}

/** What keeps a page from its scripts: one that is not there, one that its own policy refuses. Rejects where the host cannot be reached. */
export async function faultsOf(address: string, path: string): Promise<string[]> {
  const { status, headers, body } = await ask(address, path);
  if (status !== 200) return [`${path}: ${status}`];
  const policy = String(headers["content-security-policy"]);
  const refused = inlineElements(body).scripts.filter((text) => !policy.includes(hash(text)));
  const faults = refused.map((text) => `${path}: its policy refuses ${text.slice(0, 60)}`);
  for (const part of partsOf(body)) {
    const answer = await ask(address, part);
    if (answer.status !== 200) faults.push(`${path}: ${part} is not there`);
  }
  return faults;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

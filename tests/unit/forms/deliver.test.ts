import http from "node:http";
import type { AddressInfo } from "node:net";
import { deliver } from "../../../src/forms/deliver";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

/** What the service was sent: the kind of content and the text. */
const sent: { type?: string; text: string }[] = [];
let answer: [status: number, body?: string] = [200];
let server: http.Server;
let endpoint = "";

beforeAll(async () => {
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
  server = http.createServer(async (request, response) => {
    const text = (await request.toArray()).join("");
    sent.push({ type: request.headers["content-type"], text });
    const [status, body] = answer;
    // Status 0: it never answers.
    if (status) response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.closeAllConnections());
afterAll(() => void server.close());
beforeEach(() => sent.splice(0));

const message = { name: "سارة", message: "One\r\nTwo" };
const service = (encoding: "json" | "form" | null = null) => ({
  endpoint,
  encoding,
  parameters: [{ name: "access_key", value: "k1" }],
  honeypot: null,
});

test.each([
  ["takes it", 200, '{"success":true}', "delivered"],
  ["takes it, in other words", 200, '{"ok":true}', "delivered"],
  ["takes it without a word", 204, undefined, "delivered"],
  ["says no", 422, '{"error":"email"}', "refused"],
  ["says no with a good status", 200, '{"success":false}', "refused"],
  ["is broken", 500, "{}", "unknown"],
  ["answers with a page", 200, "<h1>Welcome to the hotel</h1>", "unknown"],
  ["answers with nonsense", 200, "null", "unknown"],
])("a service that %s", async (_name, status, body, outcome) => {
  answer = [status, body];
  expect(await deliver(service(), message)).toBe(outcome);
  expect(sent).toEqual([{ type: "application/json", text: expect.any(String) }]);
  expect(JSON.parse(sent[0]?.text ?? "")).toEqual({ ...message, access_key: "k1" });
});

test("a host's own forms get the fields of a form, and answer with a page", async () => {
  answer = [200, "<h1>Thank you</h1>"];
  expect(await deliver(service("form"), message)).toBe("delivered");
  expect(sent[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  const fields = new URLSearchParams(sent[0]?.text);
  expect(Object.fromEntries(fields)).toEqual({ ...message, access_key: "k1" });
});

test("a service that hangs is given up, one that cannot be reached is not waited for", async () => {
  answer = [0];
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  expect(await deliver(service(), message)).toBe("unknown");
  timeout.mockRestore();
  Object.assign(globalThis.navigator, { onLine: false });
  expect(await deliver({ ...service(), endpoint: "http://127.0.0.1:1/" }, message)).toBe("offline");
});

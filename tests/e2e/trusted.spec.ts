import { awake, expect, routes, test } from "./site";

test("every page is served with the same strict headers", async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const { url } of routes) {
    const headers = (await request.get(url)).headers();
    policies.add(headers["content-security-policy"]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "strict-transport-security": expect.stringMatching(/^max-age=31536000/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  }
  expect(policies.size).toBe(1);
  const [policy = ""] = policies;
  expect(policy).toContain("default-src 'none'");
  for (const directive of ["frame-ancestors", "base-uri", "form-action"]) {
    expect(policy).toContain(`${directive} 'none'`);
  }
  const [scripts] = /script-src [^;]*/.exec(policy ?? "") ?? [""];
  expect(scripts).not.toMatch(/unsafe|https:|\*/);
});

test("hashed files are kept for ever, everything else is asked for again", async ({
  page,
  request,
}) => {
  const files = new Map<string, string | undefined>();
  page.on("response", async (response) => {
    files.set(new URL(response.url()).pathname, response.headers()["cache-control"]);
  });
  await page.goto("/en/");
  await awake(page);
  const kept = "public, max-age=31536000, immutable";
  for (const [file, caching] of files) {
    if (/^\/static\/|^\/[^/]*\.js$/.test(file)) expect([file, caching]).toEqual([file, kept]);
  }
  expect(files.size).toBeGreaterThan(5);
  for (const file of ["/page-data/en/page-data.json", "/locales/en/toasts.json", "/robots.txt"]) {
    expect((await request.get(file)).headers()["cache-control"]).toBe(
      "public, max-age=0, must-revalidate",
    );
  }
});

test("a path without its slash is sent to the one with it, and nowhere else", async ({
  request,
  baseURL,
}) => {
  const response = await request.get("/en/clients?a=1", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(new URL(response.headers().location ?? "", baseURL).href).toBe(
    `${baseURL}/en/clients/?a=1`,
  );
});

for (const url of [
  "/%E0%A4%A",
  "//evil.example",
  "/en/../../etc/passwd",
  `/en/?q=${"x".repeat(10_000)}`,
]) {
  test(`${url.slice(0, 30)} does no harm`, async ({ request, baseURL }) => {
    const response = await request.get(baseURL + url, { maxRedirects: 0 });
    expect(response.status()).toBeLessThan(500);
    expect(new URL(response.headers().location ?? "/", baseURL).origin).toBe(baseURL);
    expect(await response.text()).not.toMatch(/\bat .*:\d+:\d+/);
  });
}

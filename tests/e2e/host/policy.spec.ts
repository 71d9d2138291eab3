import { expect, follow, test, visit, withPictures } from "../site";

// What the policy in a page does by itself. Under it, without a violation, runs every other test: site.ts.

test.use({ ...withPictures, breaks: true });

test("on a host that sends no header at all, a page works, and what is smuggled into it does nothing", async ({
  page,
  consoleErrors,
}) => {
  const foreign: string[] = [];
  await page.route("**/*", async (route) => {
    const address = route.request().url();
    if (address.includes("foreign.example")) {
      foreign.push(address);
      return route.abort();
    }
    const response = await route.fetch();
    const type = response.headers()["content-type"] ?? "";
    await route.fulfill({ response, headers: { "content-type": type } });
  });
  await visit(page, "/en/");
  // The policy of the first page stays.
  await follow(page, "/en/clients/");
  await expect(page.locator("form").first()).toBeVisible();
  expect(consoleErrors).toEqual([]);

  const { refused, title, outline } = await page.evaluate(async () => {
    const directives = new Set<string>();
    document.addEventListener("securitypolicyviolation", (event) => {
      directives.add(event.effectiveDirective);
    });
    const host = "https://foreign.example/";
    const add = (name: string, properties: object) => {
      const element = Object.assign(document.createElement(name), properties);
      return document.body.appendChild(element);
    };
    add("script", { textContent: "document.title = 'smuggled'" });
    add("script", { src: `${host}a.js` });
    add("div", { innerHTML: "<b onclick=\"document.title = 'smuggled'\">b</b>" })
      .querySelector("b")
      ?.click();
    add("style", { textContent: "body { outline: 1px solid }" });
    add("img", { src: `${host}a.png` });
    add("iframe", { src: host });
    add("video", { src: `${host}a.mp4` });
    const form = add("form", { action: host, method: "post" }) as HTMLFormElement;
    form.submit();
    await fetch(host).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { outlineStyle: outline } = getComputedStyle(document.body);
    return { refused: [...directives].sort(), title: document.title, outline };
  });
  expect(refused).toEqual([
    "connect-src",
    "form-action",
    "frame-src",
    "img-src",
    "media-src",
    "script-src-attr",
    "script-src-elem",
    "style-src-elem",
  ]);
  expect(foreign).toEqual([]);
  expect(title).not.toBe("smuggled");
  expect(outline).toBe("none");
});

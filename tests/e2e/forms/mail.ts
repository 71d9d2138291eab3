import type { Page } from "@playwright/test";

/** Collects the URLs that the page hands to the visitor's mail program. */
export async function mailOf(page: Page): Promise<string[]> {
  const urls: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) urls.push(url);
  });
  return urls;
}

/** What a mail program reads from such a URL. */
export function decode(url = "") {
  const { pathname, searchParams } = new URL(url);
  return {
    to: decodeURIComponent(pathname),
    headers: [...searchParams.keys()],
    subject: searchParams.get("subject"),
    body: searchParams.get("body"),
  };
}

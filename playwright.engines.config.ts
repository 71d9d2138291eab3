import site from "./playwright.config";

/** Every page in the engines besides Chromium's: `npm run test:engines`. */
export default {
  ...site,
  testDir: "tests/engines",
  use: { baseURL: site.use?.baseURL, screenshot: site.use?.screenshot },
  projects: (["firefox", "webkit"] as const).map((name) => ({ name, use: { browserName: name } })),
};

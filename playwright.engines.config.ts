import site from "./playwright.config";

/** Every page in the engines besides Chromium's: `npm run test:engines`. */
export default {
  ...site,
  testDir: "tests/engines",
  workers: 2,
  expect: { ...site.expect, toPass: site.expect },
  use: { baseURL: site.use?.baseURL },
  projects: ["firefox", "webkit"].map((engine) => ({ name: engine, use: { engineName: engine } })),
};

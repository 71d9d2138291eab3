import { yieldToMain } from "../browser/yield-to-main";

/** Evaluates the page's first libraries in separate tasks, so that a slow phone can respond in between, then starts Gatsby. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "i18next");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "gatsby-entry");
}

void start();

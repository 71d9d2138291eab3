import { nextTask } from "../browser/yield-to-main";

/** Evaluates what every page starts with in pieces, between which a slow phone answers, and then starts Gatsby. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "i18next");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-entry");
}

void start();

import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, isValidElement, type ReactNode } from "react";
import { invariant } from "./invariant";

/**
 * Loads the page's scripts once the font and the first picture are on the screen: two frames after the first
 * contentful paint, or after three seconds. On a page without a language prefix they load at once, since they choose
 * the language (first-paint.tsx). When the scripts fail, do not run in this browser, or take half a minute, the
 * page switches to its form without scripts. If they run after all, hydration.ts switches it back.
 */
const loader = `(function (sources, root) {
  function load() {
    sources.splice(0).forEach(function (source) {
      var script = document.body.appendChild(document.createElement("script"));
      script.onerror = giveUp;
      script.src = source;
    });
  }
  function giveUp() {
    if (root.dataset.scripts === "coming") delete root.dataset.scripts;
  }
  function afterPaint(go) {
    requestAnimationFrame(function () { setTimeout(go); });
  }
  addEventListener("load", function () {
    new PerformanceObserver(function (shown, observer) {
      if (!shown.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      afterPaint(function () { afterPaint(load); });
    }).observe({ type: "paint", buffered: true });
  });
  setTimeout(load, 3000);
  addEventListener("error", giveUp);
  addEventListener("unhandledrejection", giveUp);
  setTimeout(giveUp, 30000);
  if (root.dataset.language) load();
})(document.currentScript.dataset.sources.split(" "), document.documentElement);`;

/**
 * Turns Gatsby's slices off. Gatsby then writes its scripts while it renders a page, where `onPreRenderHTML` can
 * change them. With slices it adds them to the finished HTML, and writes its table of scripts in a form that it cannot
 * read itself, so that it prefetches nothing.
 */
export function disableSlices(): void {
  delete process.env.GATSBY_SLICES;
}

/**
 * Delays a page's scripts until the first paint, so that they do not share the connection with what is painted. Saves
 * 600 ms of LCP on a slow phone. Throws when Gatsby has written no script into the page.
 */
export function deferScripts({
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const components = getPostBodyComponents();
  const sources = components.flatMap((component) => sourceOf(component) ?? []);
  invariant(sources.length, "defer-scripts.ts", "the scripts that a page asks for");
  replacePostBodyComponents([
    ...components.filter((component) => !sourceOf(component)),
    createElement("script", {
      key: "defer-scripts",
      "data-sources": sources.join(" "),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same on every page.
      dangerouslySetInnerHTML: { __html: loader },
    }),
  ]);
}

function sourceOf(component: ReactNode): string | undefined {
  return isValidElement<{ src?: string }>(component) && component.type === "script"
    ? component.props.src
    : undefined;
}

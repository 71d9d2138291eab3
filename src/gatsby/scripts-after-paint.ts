import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, isValidElement, type ReactNode } from "react";
import { mustFind } from "./must-find";

/**
 * Asks for scripts when a page has its font and its first picture and both are on the screen: two frames after the
 * browser has said that it showed something, or after three seconds without them; at once where they decide whether it
 * is the visitor's page at all (before-first-paint.tsx). From then on what lies below the first screen is laid out, one part a
 * frame so that a slow phone answers meanwhile, and then the other pictures come, too (base.css). Where the scripts, or
 * what they ask for, cannot be had, or do not run in this browser, or let wait for half a minute, the page takes the
 * form that it has without scripts; the one that wakes after all has its buttons back (hydration.ts).
 */
const loader = `(function (sources, parts) {
  var root = document.documentElement;
  function load() {
    sources.splice(0).forEach(function (source) {
      var script = document.body.appendChild(document.createElement("script"));
      script.onerror = giveUp;
      script.src = source;
    });
    if ("unpainted" in root.dataset) layOut();
  }
  function giveUp() {
    if (root.dataset.scripts === "coming") delete root.dataset.scripts;
  }
  function layOut() {
    var part = parts.shift();
    if (!part) return delete root.dataset.unpainted;
    part.style.contentVisibility = "visible";
    afterPaint(layOut);
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
})(document.currentScript.dataset.sources.split(" "), Array.from(document.querySelectorAll("main section, footer")));`;

/**
 * Lets Gatsby write its scripts into each page while it renders it, where its hook meets them. By its slices it would
 * put them into finished pages, and write the table of scripts, in which it looks for what comes next, as a text.
 */
export function leaveOutSlices(): void {
  delete process.env.GATSBY_SLICES;
}

/**
 * Lets a page ask for its scripts after all that a visitor sees first, with which they would share the connection.
 * Buys 600 ms until the largest paint on a slow phone. Throws where Gatsby has written no script into the page.
 */
export function askForScriptsAfterPaint({
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const components = getPostBodyComponents();
  const sources = components.flatMap((component) => sourceOf(component) ?? []);
  mustFind(sources.length, "scripts-after-paint.ts", "the scripts that a page asks for");
  replacePostBodyComponents([
    ...components.filter((component) => !sourceOf(component)),
    createElement("script", {
      key: "scripts-after-paint",
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

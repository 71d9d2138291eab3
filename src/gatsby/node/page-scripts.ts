import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, isValidElement } from "react";
import { invariant } from "./invariant";

declare const __BASE_PATH__: string;

/**
 * Puts the address right under which a host has answered with a page that the scripts do not know by it: with
 * `index.html`, doubled slashes, no last slash, capitals. The 404 pages stand at any address, and try one with capitals
 * again without them: most hosts tell them apart.
 */
const rightAddress = (folder: string) => `(function (folder) {
  var address = folder + window.pagePath, rest = location.search + location.hash;
  var path = location.pathname.slice(folder.length);
  if (/\\/404\\.html$/.test(address)) {
    if (/[A-Z]/.test(path.replace(/%../g, ""))) location.replace(folder + path.toLowerCase() + rest);
  } else if (decodeURI(location.pathname) !== address)
    history.replaceState(history.state, "", address + rest);
})(${JSON.stringify(folder)});`;

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
 * Delays a page's scripts until the first paint, so that they do not share the connection with what is painted: saves
 * 600 ms of LCP on a slow phone. Throws when Gatsby has written no scripts.
 */
export function rewriteScripts({
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const elements = getPostBodyComponents().filter(isValidElement<{ src?: string }>);
  const sources = elements.flatMap(({ props }) => props.src ?? []);
  invariant(sources.length > 0, "page-scripts.ts", "the page's scripts");
  replacePostBodyComponents([
    ...elements.filter(({ props }) => !props.src),
    createElement("script", {
      key: "page-scripts",
      "data-sources": sources.join(" "),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text.
      dangerouslySetInnerHTML: { __html: rightAddress(__BASE_PATH__) + loader },
    }),
  ]);
}

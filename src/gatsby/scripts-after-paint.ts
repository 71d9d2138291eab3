import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { htmlFiles } from "./html-files";

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

/** Scripts as Gatsby puts them into a page, or as an earlier build left them there. */
const scripts =
  /(?:<script src="[^"]+" async(?:="")?><\/script>)+|<script data-sources="[^"]+">[\s\S]*?<\/script>/;

/** HTML whose scripts Gatsby would have asked for while it is read: they are asked for after the first paint. */
export function deferScripts(html: string): string {
  return html.replace(scripts, (found) => {
    const [, kept] = /^<script data-sources="([^"]+)"/.exec(found) ?? [];
    const sources = kept ?? [...found.matchAll(/src="([^"]+)"/g)].map(([, src]) => src).join(" ");
    return `<script data-sources="${sources}">${loader}</script>`;
  });
}

/**
 * Lets every built page ask for its scripts after all that a visitor sees first, with which they would share the
 * connection. Gatsby puts them into finished pages, where none of its hooks meets them.
 */
export function loadScriptsAfterPaint({ store }: BuildArgs): void {
  const root = store.getState().program.directory;
  for (const [name, html] of htmlFiles(root)) {
    const deferred = deferScripts(html);
    if (deferred !== html) fs.writeFileSync(path.join(root, name), deferred);
  }
}

import { type RenderBodyArgs, withPrefix } from "gatsby";
import { motion } from "../../browser/motion";
import { theme } from "../../browser/theme";
import { codes } from "../../i18n/languages";

/**
 * Lets a page that is opened at its top lay out its sections after the first screen (base.css, lazy-layout.ts), also
 * where no script hydrates it. Elsewhere it is laid out whole, so that the browser finds the anchor, or the place to
 * return to.
 */
const lazyLayout =
  process.env.NODE_ENV === "production"
    ? `var arrival = performance.getEntriesByType("navigation")[0];
  if (!location.hash && arrival && arrival.type === "navigate") {
    root.dataset.layout = "lazy";
    addEventListener("load", function () {
      setTimeout(function () {
        if (root.dataset.scripts === "coming") delete root.dataset.layout;
      }, 5000);
    });
  }`
    : "";

/**
 * Runs before the first paint.
 * - Sets theme and motion, so that nothing flashes.
 * - Lets the decoders return what they cannot decode: Gatsby's scripts decode every address, and an error there would
 *   leave the page without them.
 * - Marks that scripts are coming, and when the title has risen from under the splash. Where mark and lettering have a
 *   part in the accent, that of the mark flies to its place in the lettering, which opens from there.
 * - Keeps a font file that comes too late for the next load, so that no text moves that one is reading: later than the
 *   first paint; behind the splash, and while a first page is still arriving, later than 2.5 seconds.
 * - Switches the page to its form without scripts when they fail, do not run in this browser, or take half a minute. If
 *   they run after all, hydration.ts switches it back.
 * - Lets theme and motion answer a press before hydration. Another button looks as if it waits, and its press is stored
 *   (hydration.ts).
 */
export const firstPaintScript = `(function (root, body) {
  function read(store, key) {
    try { return window[store].getItem(key); } catch (forbidden) {}
  }
  function isOn(choice) {
    var value = read("localStorage", choice.key);
    return value === choice.values[0] || (value !== choice.values[1] && matchMedia(choice.mediaQuery).matches);
  }
  ["decodeURI", "decodeURIComponent"].forEach(function (name) {
    var decode = window[name];
    window[name] = function (text) {
      try { return decode(text); } catch (malformed) { return text; }
    };
  });
  root.dataset.scripts = "coming";
  var bar = document.querySelector("meta[name=theme-color]");
  var toggles = {
    theme: { choice: ${JSON.stringify(theme)}, apply: function (dark) {
      body.classList.toggle("dark", dark);
      bar.content = dark ? bar.dataset.dark : bar.dataset.light;
    } },
    motion: { choice: ${JSON.stringify(motion)}, apply: function (paused) {
      root.dataset.motion = paused ? "paused" : "playing";
    } }
  };
  Object.keys(toggles).forEach(function (name) {
    var toggle = toggles[name];
    toggle.apply(toggle.on = isOn(toggle.choice));
  });
  var first = location.pathname.slice(${withPrefix("/").length - 1}).split("/")[1];
  ${lazyLayout}
  var isFirst = !read("sessionStorage", "splash");
  if (isFirst) {
    try { sessionStorage.setItem("splash", "seen"); } catch (forbidden) {}
  } else {
    root.dataset.splash = "seen";
    if (${JSON.stringify(codes)}.indexOf(first) < 0) root.dataset.language = "deciding";
  }
  addEventListener("animationend", function (event) {
    var accent = '[fill="var(--accent)"]', target = event.target, dot = document.querySelector("h1 " + accent);
    if (target.localName === "h1") root.dataset.splash = "seen";
    if (!dot || !target.matches("[data-splash-screen] " + accent)) return;
    dot.closest("h1").style.setProperty("--rise", 0);
    var name = dot.closest("svg"), from = target.getBoundingClientRect(), to = dot.getBoundingClientRect();
    var frame = name.getBoundingClientRect(), stone = document.createElement("i");
    var easing = getComputedStyle(root).getPropertyValue("--spring");
    stone.style.cssText = "position:fixed;z-index:41;inset:0 auto auto 0;transform-origin:0 0;width:" + from.width +
      "px;height:" + from.height + "px;background:" + getComputedStyle(target).fill;
    target.style.visibility = "hidden";
    body.append(stone);
    stone.animate([from, to].map(function (box) {
      return { transform: "translate(" + box.x + "px," + box.y + "px) scale(" + box.width / from.width + ")" };
    }), { duration: 700, easing: easing }).onfinish = function () { stone.remove(); };
    dot.animate([{ opacity: 0 }, { opacity: 0 }], 700);
    name.animate([
      { clipPath: "inset(0 " + (frame.right - to.right) + "px 0 " + (to.x - frame.x) + "px)" },
      { clipPath: "inset(0)" }
    ], { delay: 360, duration: 700, easing: easing, fill: "backwards" });
  });
  new PerformanceObserver(function (paints, observer) {
    if (!paints.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    setTimeout(function () {
      document.fonts.forEach(function (face) {
        if (face.status === "loading") face.display = "optional";
      });
    }, isFirst ? 2500 - performance.now() : 0);
  }).observe({ type: "paint", buffered: true });
  function giveUp() {
    if (root.dataset.scripts === "coming") delete root.dataset.scripts;
  }
  addEventListener("error", function (event) {
    if (event.target === window || event.target.localName === "script") giveUp();
  }, true);
  addEventListener("unhandledrejection", giveUp);
  setTimeout(giveUp, 30000);
  addEventListener("click", function (event) {
    var button = event.target.closest("button");
    var isEarly = button && root.dataset.scripts === "coming";
    var toggle = isEarly && toggles[button.dataset.toggle];
    if (toggle) {
      event.stopImmediatePropagation();
      toggle.apply(toggle.on = !toggle.on);
      try { localStorage.setItem(toggle.choice.key, toggle.choice.values[toggle.on ? 0 : 1]); } catch (forbidden) {}
      return;
    }
    if (isEarly) button.dataset.waiting = "";
    window.earlyClick = { button: button, at: performance.now() };
  }, true);
})(document.documentElement, document.body);`;

/**
 * Puts the address right under which a host has answered with a page that the scripts do not know by it: with
 * `index.html`, doubled slashes, no last slash, capitals. The 404 pages stand at any address, and try one with capitals
 * again without them: most hosts tell them apart.
 */
const rightAddress = (folder: string, address: string) => `(function (folder, address) {
  var path = location.pathname, rest = location.search + location.hash;
  if (/\\/404\\.html$/.test(address)) {
    path = path.slice(folder.length);
    if (/[A-Z]/.test(path.replace(/%../g, ""))) location.replace(folder + path.toLowerCase() + rest);
  } else if (decodeURI(path) !== address) history.replaceState(history.state, "", address + rest);
})(${JSON.stringify(folder)}, ${JSON.stringify(folder + address)});`;

/**
 * Puts both scripts where the body begins: before anything can be painted. Without scripts a page is light. Takes the
 * colour of the browser's own bar in both themes.
 */
export function addFirstPaintScript(
  { pathname, setHeadComponents, setPreBodyComponents }: RenderBodyArgs,
  { light, dark }: Record<"light" | "dark", string>,
): void {
  // Not in a page's own head, which the router would put back as it was built.
  setHeadComponents([
    <meta
      key="theme-color"
      name="theme-color"
      content={light}
      data-light={light}
      data-dark={dark}
    />,
  ]);
  // In develop all pages are one file.
  const address =
    process.env.NODE_ENV === "production"
      ? rightAddress(withPrefix("/").slice(0, -1), pathname)
      : "";
  setPreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text.
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: firstPaintScript + address }} />,
  ]);
}

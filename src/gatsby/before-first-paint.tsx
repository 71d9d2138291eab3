import { type RenderBodyArgs, withPrefix } from "gatsby";
import { motion } from "../browser/motion";
import { theme } from "../browser/theme";
import { codes } from "../i18n/languages";

/**
 * Marks a page as not painted yet, when the visitor arrives at its top; scripts-after-paint.ts removes the mark. A
 * reload further down, or a link to an anchor, gets the full page at once.
 */
const unpainted =
  process.env.NODE_ENV === "production"
    ? `var arrival = performance.getEntriesByType("navigation")[0];
  if (!location.hash && arrival && arrival.type === "navigate") root.dataset.unpainted = "";`
    : "";

/**
 * Runs before the first paint: sets theme and motion so that nothing flashes, stores the button that is pressed before
 * hydration (hydration.ts), marks that scripts are coming, whether the visitor has scrolled yet, and when the title has
 * risen from under the splash. Its text is the same on every page, so that one hash in the Content-Security-Policy
 * allows it.
 */
export const firstPaintScript = `(function (root, body) {
  function read(store, key) {
    try { return window[store].getItem(key); } catch (forbidden) {}
  }
  function isOn(choice) {
    var value = read("localStorage", choice.key);
    return value === choice.values[0] || (value !== choice.values[1] && matchMedia(choice.mediaQuery).matches);
  }
  root.dataset.scripts = "coming";
  root.dataset.motion = isOn(${JSON.stringify(motion)}) ? "paused" : "playing";
  if (isOn(${JSON.stringify(theme)})) {
    body.classList.add("dark");
    var bar = document.querySelector("meta[name=theme-color]");
    bar.content = bar.dataset.dark;
  }
  var first = location.pathname.slice(${withPrefix("/").length - 1}).split("/")[1];
  if (${JSON.stringify(codes)}.indexOf(first) < 0) root.dataset.language = "deciding";
  if (read("sessionStorage", "splash")) root.dataset.splash = "seen";
  else {
    try { sessionStorage.setItem("splash", "seen"); } catch (forbidden) {}
  }
  var width = innerWidth;
  function showPictures() {
    if (scrollY > 0 || innerHeight >= 1200 || innerWidth !== width) delete root.dataset.unscrolled;
  }
  ${unpainted}
  root.dataset.unscrolled = "";
  showPictures();
  addEventListener("scroll", showPictures, { passive: true });
  addEventListener("resize", showPictures);
  addEventListener("animationend", function (event) {
    if (event.target.localName === "h1") root.dataset.splash = "seen";
  });
  addEventListener("click", function (event) {
    window.earlyPress = { button: event.target.closest("button"), at: performance.now() };
  }, true);
})(document.documentElement, document.body);`;

/**
 * Puts the script where the body begins: before anything can be painted. Without scripts a page is light. Takes the
 * colour of the browser's own bar in both themes.
 */
export function writeFirstPaint(
  { setHeadComponents, setPreBodyComponents }: RenderBodyArgs,
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
  setPreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same on every page.
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: firstPaintScript }} />,
  ]);
}

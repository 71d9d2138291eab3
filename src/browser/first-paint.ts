import type { motion } from "./motion";
import type { theme } from "./theme";

interface FirstPaintOptions {
  theme: typeof theme;
  motion: typeof motion;
  languages: readonly string[];
  /** The folder of the site, such as `/site`; empty at the top of a host. */
  folder: string;
  /** The path of the page below that folder; undefined where one file stands for many addresses. */
  pagePath?: string;
}

/**
 * Runs before the first paint, from the page's HTML: a function of its own, which imports nothing.
 * - Sets theme and motion; shows the splash once a visit, where motion plays; hides a page without a prefix until its language is known.
 * - Makes the decoders ignore malformed percent signs, and those that hide another address: Gatsby decodes every path.
 * - Marks that scripts are coming, until they fail or half a minute has passed; a saved copy at another address has none.
 * - Keeps a font file that comes too late for the next load, so that no text moves that one is reading.
 * - Leaves what is below the first screen until the page is hydrated, its pictures until the scripts have come or the visitor scrolls (base.css).
 * - Puts the address right where a host has answered another with this page: the scripts know it by its own alone.
 */
export function prepareFirstPaint(options: FirstPaintOptions): void {
  const { documentElement: root, body } = document;
  const read = (store: "localStorage" | "sessionStorage", key: string) => {
    try {
      return window[store].getItem(key);
    } catch {
      return null;
    }
  };
  const isOn = ({ key, values: [on, off], mediaQuery }: FirstPaintOptions["theme" | "motion"]) => {
    const value = read("localStorage", key);
    return value === on || (value !== off && matchMedia(mediaQuery).matches);
  };
  const giveUp = () => {
    if (root.dataset.scripts !== "coming") return;
    delete root.dataset.scripts;
    delete root.dataset.layout;
    delete root.dataset.pictures;
  };

  for (const name of ["decodeURI", "decodeURIComponent"] as const) {
    const decode = window[name];
    window[name] = (text) => {
      try {
        const decoded = decode(text);
        // Gatsby would take it for another host, for a query, or decode it again.
        return decoded !== text && /^[/\\]{2}|[?#%]/.test(decoded) ? text : decoded;
      } catch {
        return text;
      }
    };
  }

  const isDark = isOn(options.theme);
  const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  body.classList.toggle("dark", isDark);
  if (bar) bar.content = (isDark ? bar.dataset.dark : bar.dataset.light) || "";
  root.dataset.motion = isOn(options.motion) ? "paused" : "playing";

  const isFirst =
    !root.dataset.splash && root.dataset.motion === "playing" && !read("sessionStorage", "splash");
  const path = location.pathname.slice(options.folder.length);
  try {
    sessionStorage.setItem("splash", "seen");
  } catch {}
  if (!isFirst) {
    root.dataset.splash = "seen";
    if (!options.languages.includes(path.split("/")[1] || "")) root.dataset.language = "deciding";
  }

  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    setTimeout(
      () => {
        document.fonts.forEach((face) => {
          if (face.status === "loading") face.display = "optional";
        });
      },
      isFirst ? 2500 - performance.now() : 0,
    );
  }).observe({ type: "paint", buffered: true });

  const { pagePath } = options;
  // As hosts may spell it.
  const plain = (text: string) =>
    decodeURIComponent(text)
      .toLowerCase()
      .replaceAll("%2f", "/")
      .replace(/\/index\.html$/, "")
      .split("/")
      .filter(Boolean)
      .join("/");
  const isElsewhere = pagePath && plain(path) !== plain(pagePath);
  if (isElsewhere || !location.protocol.startsWith("http")) {
    root.dataset.copy = "";
    delete root.dataset.scripts;
    delete root.dataset.language;
    return;
  }
  root.dataset.scripts = "coming";
  addEventListener(
    "error",
    ({ target }) => {
      if (target === window || (target as Element).localName === "script") giveUp();
    },
    true,
  );
  addEventListener("unhandledrejection", giveUp);
  setTimeout(giveUp, 30000);
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Elsewhere the browser must find the anchor, or the place to return to.
  if (pagePath && !location.hash && arrival?.type === "navigate") {
    root.dataset.layout = "lazy";
    root.dataset.pictures = "waiting";
    addEventListener("scroll", () => delete root.dataset.pictures, { once: true });
    const seen = new IntersectionObserver((pictures) => {
      for (const { isIntersecting, target } of pictures)
        if (isIntersecting) (target.lastElementChild as HTMLImageElement).loading = "eager";
    });
    addEventListener("DOMContentLoaded", () => {
      for (const picture of document.querySelectorAll("main picture")) seen.observe(picture);
    });
  }
  if (pagePath && decodeURI(path) !== pagePath)
    history.replaceState(
      history.state,
      "",
      options.folder + pagePath + location.search + location.hash,
    );
}

import { createPersistedToggle } from "./persisted-toggle";

/** The storage key, its values, and the media query. The script before the first paint reads them too. */
export const theme = {
  key: "theme",
  values: ["dark", "light"],
  mediaQuery: "(prefers-color-scheme: dark)",
} as const;

/** Whether the page is dark; and what makes a light page dark and a dark one light, in every tab, and remembers the choice. */
export const { useValue: useDark, toggle: toggleDark } = createPersistedToggle({
  ...theme,
  read: () => document.body.classList.contains("dark"),
  apply: (dark) => {
    document.body.classList.toggle("dark", dark);
    // The browser's own bar: src/browser/first-paint-script.tsx names its two colours.
    const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
    const { dark: night = "", light: day = "" } = bar?.dataset ?? {};
    if (bar) bar.content = dark ? night : day;
  },
  serverValue: false,
});

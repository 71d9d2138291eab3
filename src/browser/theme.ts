import { createChoice } from "./remembered-preference";

/** The storage key, its values, and the media query. The script before the first paint reads them too. */
export const theme = {
  key: "theme",
  values: ["dark", "light"],
  system: "(prefers-color-scheme: dark)",
} as const;

const { useChoice, toggle } = createChoice({
  ...theme,
  isOn: () => document.body.classList.contains("dark"),
  show: (dark) => {
    document.body.classList.toggle("dark", dark);
    // The browser's own bar: before-first-paint.tsx names its two colours.
    const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
    const { dark: night = "", light: day = "" } = bar?.dataset ?? {};
    if (bar) bar.content = dark ? night : day;
  },
  built: false,
});

/** True while the page is dark. */
export const useDark: () => boolean = useChoice;

/** Makes a light page dark and a dark one light, in every tab, and remembers the choice. */
export const toggleDark: () => void = toggle;

import { createChoice } from "./remembered-preference";

/** The storage key, its values, and the media query. The script before the first paint reads them too. */
export const theme = {
  key: "theme",
  values: ["dark", "light"],
  system: "(prefers-color-scheme: dark)",
  /** The colour of the browser's own bar, dark and light: --page of src/styles/tokens.css. */
  bar: ["#0b1514", "#faf7f1"],
} as const;

const { bar, ...choice } = theme;
const { useChoice, choose } = createChoice({
  ...choice,
  isOn: () => document.body.classList.contains("dark"),
  show: (dark) => {
    document.body.classList.toggle("dark", dark);
    const meta = document.querySelector("meta[name=theme-color]");
    meta?.setAttribute("content", bar[dark ? 0 : 1]);
  },
  built: false,
});

/** True while the page is dark. */
export const useDark: () => boolean = useChoice;

/** Makes the page dark or light, in every tab, and remembers the choice. */
export const setDark: (dark: boolean) => void = choose;

import { createChoice } from "./remembered-preference";

/** The storage key, its values, and the media query. The script before the first paint reads them too. */
export const theme = {
  key: "theme",
  values: ["dark", "light"],
  system: "(prefers-color-scheme: dark)",
} as const;

const { useChoice, choose } = createChoice({
  ...theme,
  isOn: () => document.body.classList.contains("dark"),
  show: (dark) => {
    document.body.classList.toggle("dark", dark);
  },
  built: false,
});

/** True while the page is dark. */
export const useDark: () => boolean = useChoice;

/** Makes the page dark or light, in every tab, and remembers the choice. */
export const setDark: (dark: boolean) => void = choose;

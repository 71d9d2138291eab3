import { createChoice } from "./remembered-preference";

/** What the browser remembers and asks: the script before the first paint reads the same. */
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

/** Says whether the page is dark. */
export const useDark: () => boolean = useChoice;

/** Makes the page dark or light, in every tab, and remembers it. */
export const setDark: (dark: boolean) => void = choose;

import { createChoice } from "./remembered-preference";

/** What the browser remembers and asks: the script before the first paint reads the same. */
export const motion = {
  key: "motion",
  values: ["paused", "playing"],
  system: "(prefers-reduced-motion: reduce)",
} as const;

const { useChoice, choose } = createChoice({
  ...motion,
  isOn: () => document.documentElement.dataset.motion !== "playing",
  show: (paused) => {
    document.documentElement.dataset.motion = motion.values[paused ? 0 : 1];
  },
  // Nothing starts to move before it is known whether it may.
  built: true,
});

/** Says whether everything that moves must stand still. */
export const useMotionPaused: () => boolean = useChoice;

/** Stops or starts all motion of the site, in every tab, and remembers it. */
export const setMotionPaused: (paused: boolean) => void = choose;

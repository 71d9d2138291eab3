import { createChoice } from "./remembered-preference";

/** The storage key, its values, and the media query. The script before the first paint reads them too. */
export const motion = {
  key: "motion",
  values: ["paused", "playing"],
  system: "(prefers-reduced-motion: reduce)",
} as const;

const { useChoice, toggle } = createChoice({
  ...motion,
  isOn: () => document.documentElement.dataset.motion !== "playing",
  show: (paused) => {
    document.documentElement.dataset.motion = motion.values[paused ? 0 : 1];
  },
  // Nothing moves until the visitor's preference is known.
  built: true,
});

/** True while motion is paused. */
export const useMotionPaused: () => boolean = useChoice;

/** Pauses or resumes all motion, in every tab, and remembers the choice. */
export const toggleMotion: () => void = toggle;

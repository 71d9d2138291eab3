import { createPersistedToggle } from "./persisted-toggle";

/** The storage key, its values, and the media query. The script before the first paint reads them too. */
export const motion = {
  key: "motion",
  values: ["paused", "playing"],
  mediaQuery: "(prefers-reduced-motion: reduce)",
} as const;

const { useValue, toggle } = createPersistedToggle({
  ...motion,
  read: () => document.documentElement.dataset.motion !== "playing",
  apply: (paused) => {
    document.documentElement.dataset.motion = motion.values[paused ? 0 : 1];
  },
  // Nothing moves until the visitor's preference is known.
  serverValue: true,
});

/** True while motion is paused. */
export const useMotionPaused: () => boolean = useValue;

/** Pauses or resumes all motion, in every tab, and remembers the choice. */
export const toggleMotion: () => void = toggle;

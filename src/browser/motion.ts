import { createPersistedToggle } from "./persisted-toggle";

/** The storage key, its values, and the media query. The script before the first paint reads them too. */
export const motion = {
  key: "motion",
  values: ["paused", "playing"],
  mediaQuery: "(prefers-reduced-motion: reduce)",
} as const;

/** Whether motion is paused; and what pauses or resumes all of it, in every tab, and remembers the choice. */
export const { useValue: useMotionPaused, toggle: toggleMotion } = createPersistedToggle({
  ...motion,
  read: () => document.documentElement.dataset.motion !== "playing",
  apply: (paused) => {
    document.documentElement.dataset.motion = motion.values[paused ? 0 : 1];
  },
  // Nothing moves until the visitor's preference is known.
  serverValue: true,
});

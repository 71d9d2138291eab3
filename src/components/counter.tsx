import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useMotionPaused } from "../browser/motion";
import { onIntersect } from "../browser/on-intersect";
import * as styles from "./counter.module.css";

interface CounterProps {
  /** The final number. */
  to: number;
  className?: string;
  /** Called when it has counted to the end, or was stopped. */
  onEnd?: () => void;
}

/**
 * Counts up to a number once, when it comes into view. What stands in the page, to be read, copied or printed, is the
 * final number; the counting is drawn over it.
 */
export function Counter({ to, className = "", onEnd }: CounterProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"waiting" | "counting" | "over">("waiting");
  const paused = useMotionPaused();
  useEffect(() => {
    if (state === "over") onEnd?.();
    if (!paused && state === "waiting" && figure.current)
      return onIntersect(figure.current, () => setState("counting"));
    if (paused && state === "counting") setState("over");
  }, [state, paused, onEnd]);
  return (
    <span
      ref={figure}
      className={`${styles.counter} ${className}`}
      style={{ "--to": to, "--play": state === "counting" ? "running" : "paused" } as CSSProperties}
      data-counting={paused || state === "over" ? undefined : state}
      onAnimationEnd={() => setState("over")}
    >
      <span>{to}</span>
    </span>
  );
}

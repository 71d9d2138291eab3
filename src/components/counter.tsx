import { useEffect, useRef } from "react";
import { useMotionPaused } from "../browser/motion";
import { onIntersect } from "../browser/on-intersect";

const duration = 3000;

interface CounterProps {
  /** The final number. */
  to: number;
  className?: string;
  /** Called when it has counted to the end, or was stopped. */
  onEnd?: () => void;
}

/** So many below the number the counting begins: with as many digits, so that the width does not change. */
const span = 100;

/** Counts up to a number once, when it comes into view. The HTML holds the final number. */
export function Counter({ to, className = "", onEnd }: CounterProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const hasCounted = useRef(false);
  const paused = useMotionPaused();
  useEffect(() => {
    const element = figure.current;
    if (!element || paused || hasCounted.current) return;
    let frame = 0;
    const count = (start: number) => {
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, now - start) / duration);
        element.textContent = String(Math.round(to - span * (1 - part) ** 3));
        if (part < 1) frame = requestAnimationFrame(step);
        else onEnd?.();
      };
      step(start);
    };
    const stopObserving = onIntersect(element, () => {
      hasCounted.current = true;
      count(performance.now());
    });
    return () => {
      stopObserving();
      cancelAnimationFrame(frame);
      element.textContent = String(to);
      if (hasCounted.current) onEnd?.();
    };
  }, [to, paused, onEnd]);
  return (
    <span className={className}>
      <span className="visually-hidden">{to}</span>
      <span ref={figure} aria-hidden="true">
        {to}
      </span>
    </span>
  );
}

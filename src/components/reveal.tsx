import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { onIntersect } from "../browser/on-intersect";
import * as styles from "./reveal.module.css";

interface RevealProps {
  /** `stagger` comes up and in, one child after the other; `open` opens from the start corner; `bounce` comes from below and swings out once. */
  kind: "bounce" | "open" | "stagger";
  className?: string;
  children: ReactNode;
}

/** Animates its children once, when they are scrolled into view. */
export function Reveal({ kind, className = "", children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useReveal(box);
  return (
    <div ref={box} className={`${styles[kind]} ${className}`}>
      {children}
    </div>
  );
}

/**
 * Animates an element with a class of reveal.module.css once, when it is scrolled into view. The HTML shows everything; only what is below the screen
 * when the visitor starts to scroll is hidden first.
 */
export function useReveal(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let stopObserving = () => {};
    const hideBelow = () => {
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.reveal = "waiting";
      stopObserving = onIntersect(element, () => {
        element.dataset.reveal = "shown";
      });
    };
    // The visitor may have scrolled before the scripts loaded, or may come back to an earlier place.
    if (window.scrollY > 0) hideBelow();
    else window.addEventListener("scroll", hideBelow, { once: true, passive: true });
    return () => {
      window.removeEventListener("scroll", hideBelow);
      stopObserving();
      delete element.dataset.reveal;
    };
  }, [box]);
}

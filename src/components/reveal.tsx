import { type ReactNode, useEffect, useRef } from "react";
import { whenNear } from "../browser/when-near";
import * as styles from "./reveal.module.css";

interface RevealProps {
  /** `rise` comes up and in; `turns` too, one child after the other; `open` opens from the start corner; `bounce` comes from below and swings out once. */
  kind?: "bounce" | "open" | "rise" | "turns";
  className?: string;
  children: ReactNode;
}

/**
 * Animates its children once, when they are scrolled into view. The HTML shows everything; only what is below the
 * screen when the visitor starts to scroll is hidden first.
 */
export function Reveal({ kind = "rise", className = "", children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let stopWaiting = () => {};
    const waitBelow = () => {
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.reveal = "waiting";
      stopWaiting = whenNear(element, () => {
        element.dataset.reveal = "shown";
      });
    };
    // The visitor may have scrolled before the scripts loaded, or may come back to an earlier place.
    if (window.scrollY > 0) waitBelow();
    else window.addEventListener("scroll", waitBelow, { once: true, passive: true });
    return () => {
      window.removeEventListener("scroll", waitBelow);
      stopWaiting();
      delete element.dataset.reveal;
    };
  }, []);
  return (
    <div ref={box} className={`${styles[kind]} ${className}`}>
      {children}
    </div>
  );
}

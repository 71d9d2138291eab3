import { Children, type ReactNode, useLayoutEffect, useRef } from "react";
import { ErrorBoundary } from "../components/error-boundary";

/** True until the first page has been hydrated: everything on the screen is built HTML. */
let isLanding = true;

/** The sections of a page. Each section is one element. When one fails, it stays readable and the others go on. */
export function Sections({ children }: { children: ReactNode }) {
  // While a page that a link led to loads, the elements on the screen are still those of the page before.
  const isThere = useRef(isLanding);
  useLayoutEffect(() => {
    isLanding = false;
    isThere.current = true;
  }, []);
  const shown = (position: number) => {
    const element = isThere.current && document.getElementById("main")?.children[position];
    return element ? [element] : [];
  };
  return Children.toArray(children).map((section, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page do not change places.
    <ErrorBoundary key={position} shown={() => shown(position)}>
      {section}
    </ErrorBoundary>
  ));
}

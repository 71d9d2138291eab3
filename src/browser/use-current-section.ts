import { useEffect, useState } from "react";

/** The id of the section that is being read: the last one whose heading has passed the upper third of the screen. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(" ");
  useEffect(() => {
    const sections = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3;
        const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
        setCurrent(passed.at(-1)?.id);
      },
      // The upper third of the screen and everything above it. The observer reports each heading that crosses its lower edge.
      { rootMargin: "1000000px 0px -66.6% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [all]);
  return current;
}

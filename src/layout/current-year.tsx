import { type ReactNode, useEffect, useState } from "react";

interface CurrentYearProps {
  /** The year of the build: what stands in the HTML. */
  built: string;
  children: (year: string) => ReactNode;
}

/** Gives the current year to its children: the year of the build in the HTML, the year of the browser's clock after it, if that is later. */
export function CurrentYear({ built, children }: CurrentYearProps) {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(String(Math.max(Number(built), new Date().getFullYear()))), [built]);
  return <p>{children(year)}</p>;
}

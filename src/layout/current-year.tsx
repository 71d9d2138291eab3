import { type ReactNode, useEffect, useState } from "react";

interface CurrentYearProps {
  /** The year of the build: what stands in the HTML. */
  built: string;
  children: (year: string) => ReactNode;
}

/** Hands the current year to a text: the HTML has that of the build, the browser corrects it, unless its clock is slow. */
export function CurrentYear({ built, children }: CurrentYearProps) {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(String(Math.max(Number(built), new Date().getFullYear()))), [built]);
  return <p>{children(year)}</p>;
}

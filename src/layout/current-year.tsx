import { type ReactNode, useEffect, useState } from "react";

interface CurrentYearProps {
  /** The year of the build, which the HTML holds. */
  built: string;
  children: (year: string) => ReactNode;
}

/** Gives its children the current year: in the HTML the year of the build, in the browser the year of its clock if that is later. */
export function CurrentYear({ built, children }: CurrentYearProps) {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(String(Math.max(Number(built), new Date().getFullYear()))), [built]);
  return <p>{children(year)}</p>;
}

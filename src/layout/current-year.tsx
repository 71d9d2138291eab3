import { type ReactNode, useEffect, useState } from "react";

interface CurrentYearProps {
  /** The year of the build: what stands in the HTML. */
  built: string;
  children: (year: string) => ReactNode;
}

/** Hands the current year to a text: the HTML has that of the build, the browser corrects it. */
export function CurrentYear({ built, children }: CurrentYearProps) {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(String(new Date().getFullYear())), []);
  return <p>{children(year)}</p>;
}

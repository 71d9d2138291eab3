import { type ComponentProps, useEffect, useState } from "react";
import { useDark } from "../../browser/theme";
import { Picture } from "./picture";

interface DayAndNightProps extends Omit<ComponentProps<typeof Picture>, "instead"> {
  /** The picture in the dark theme, where there is one. */
  night?: ComponentProps<typeof Picture>["image"] | null;
}

/** A picture that has another one of the same size for the dark theme. */
export function DayAndNight({ night, ...picture }: DayAndNightProps) {
  const dark = useDark();
  // In the built HTML the system's choice, then the visitor's: the same file for most.
  const [media, setMedia] = useState("(prefers-color-scheme: dark)");
  useEffect(() => setMedia(dark ? "all" : "not all"), [dark]);
  return <Picture {...picture} instead={night && { image: night, media }} />;
}

import { useMediaQuery } from "./use-media-query";

/** The `tabIndex` of a list that passes sideways on a phone (base.css): there, keys must reach it. */
export const useSidewaysFocus = () => (useMediaQuery("(width < 36rem)", false) ? 0 : undefined);

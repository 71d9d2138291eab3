import { useSyncExternalStore } from "react";

const getPhone = () => window.matchMedia("(width < 36rem)");

function subscribe(listener: () => void) {
  const phone = getPhone();
  phone.addEventListener("change", listener);
  return () => phone.removeEventListener("change", listener);
}

/** The `tabIndex` of a list that passes sideways on a phone (base.css): there keys must reach it, in Safari too. */
export const useSidewaysFocus = (): 0 | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (getPhone().matches ? 0 : undefined),
    () => undefined,
  );

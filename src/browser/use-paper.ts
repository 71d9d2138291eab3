import { useSyncExternalStore } from "react";

const paper = () => window.matchMedia("print");
let isPrinting = false;

/** Browsers count the pages before they report the change of the media, but after `beforeprint`. */
function subscribe(change: () => void) {
  const query = paper();
  const print = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    change();
  };
  const events = ["beforeprint", "afterprint"];
  for (const name of events) window.addEventListener(name, print);
  query.addEventListener("change", change);
  return () => {
    for (const name of events) window.removeEventListener(name, print);
    query.removeEventListener("change", change);
  };
}

/** True while the page is printed. */
export const usePaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting || paper().matches,
    () => false,
  );

import { useSyncExternalStore } from "react";

const events = ["beforeprint", "afterprint"];
let isPrinting = false;

function subscribe(change: () => void) {
  const print = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    change();
  };
  for (const name of events) window.addEventListener(name, print);
  return () => {
    for (const name of events) window.removeEventListener(name, print);
  };
}

/** True while the page is printed. Browsers count the pages before they report the change of the media, but after `beforeprint`. */
export const usePaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

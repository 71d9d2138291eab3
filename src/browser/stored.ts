type Store = "localStorage" | "sessionStorage";

/** What a browser keeps under a key; null where it keeps nothing, or where storage is blocked. */
export function readStored(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or with null forgets it, where storage is neither blocked nor full. */
export function keepStored(store: Store, key: string, value: string | null): void {
  try {
    if (value === null) window[store].removeItem(key);
    else window[store].setItem(key, value);
  } catch {
    // What was chosen or typed lasts as long as this page.
  }
}

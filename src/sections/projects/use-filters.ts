import { type MouseEvent, useEffect, useState } from "react";
import { isPlainClick } from "../../browser/plain-click";

export type Filters = Partial<Record<"sector" | "country" | "status" | "city", string>>;

/** The filters in the page's address, and links that change them. In the HTML, and until scripts run, there are none. */
export function useFilters(keys: readonly (keyof Filters)[]) {
  const [search, setSearch] = useState("");
  useEffect(() => {
    const read = () => setSearch(window.location.search);
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const parameters = new URLSearchParams(search);
  const filters: Filters = Object.fromEntries(
    keys.map((key) => [key, parameters.get(key) ?? undefined]),
  );

  /** The address with some filters changed; with all of them gone for none. */
  const hrefWith = (changes: Filters) => {
    const wanted = Object.keys(changes).length > 0 ? { ...filters, ...changes } : {};
    const entries = Object.entries(wanted).filter((entry): entry is [string, string] => !!entry[1]);
    return `?${new URLSearchParams(entries)}`;
  };
  /** A link that changes some filters, or takes all away, in place: the page stays where it is. */
  const linkTo = (changes: Filters) => {
    const href = hrefWith(changes);
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { search, pathname } = new URL(href, window.location.href);
      window.history.pushState(window.history.state, "", search || pathname);
      setSearch(search);
    };
    return { href, onClick };
  };
  return { filters, linkTo };
}

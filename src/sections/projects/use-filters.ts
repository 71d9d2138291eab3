import { useEffect, useState } from "react";

export type Filters<Key extends string> = Partial<Record<Key, string>>;

/** The filters in the page's address, and how they change. In the HTML, and until scripts run, there are none. */
export function useFilters<Key extends string>(keys: readonly Key[], onChoice: () => void) {
  const [search, setSearch] = useState("");
  useEffect(() => {
    const read = () => setSearch(window.location.search);
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const parameters = new URLSearchParams(search);
  const filters = Object.fromEntries(
    keys.map((key) => [key, parameters.get(key) || undefined]),
  ) as Filters<Key>;

  /** Changes some filters, or takes all away, in place. */
  const choose = (changes?: Filters<Key>) => {
    const wanted = Object.entries<string | undefined>(changes ? { ...filters, ...changes } : {});
    const chosen = wanted.filter((entry): entry is [string, string] => Boolean(entry[1]));
    const query = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
    window.history.pushState(window.history.state, "", query || window.location.pathname);
    setSearch(query);
    onChoice();
  };
  return { filters, choose };
}

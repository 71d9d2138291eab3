import { navigate } from "gatsby";
import { useSyncExternalStore } from "react";

export type Filters<Key extends string> = Partial<Record<Key, string>>;

const subscribe = () => () => {};

/** The filters in the page's address, and how they change. In the HTML, and until scripts run, there are none. */
export function useFilters<Key extends string>(search: string, keys: readonly Key[]) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const parameters = new URLSearchParams(isHydrated ? search : "");
  const filters = Object.fromEntries(
    keys.map((key) => [key, parameters.get(key) || undefined]),
  ) as Filters<Key>;

  /** Changes some filters, or takes all away, in place. */
  const choose = (changes?: Filters<Key>) => {
    const wanted = Object.entries<string | undefined>(changes ? { ...filters, ...changes } : {});
    const chosen = wanted.filter((entry): entry is [string, string] => Boolean(entry[1]));
    void navigate(`?${new URLSearchParams(chosen)}`, { state: { keepsPlace: true } });
  };
  return { filters, choose };
}

import type { Locales } from "../locale-types";

/** Typed here, since the list may be empty and a client may have no project. */
export type Client = Record<"name" | "location" | "description" | "flagUrl", string> & {
  project?: string;
};

/** The texts that `t()` takes keys of, by their namespaces. */
export interface Resources extends Omit<Locales, "clients"> {
  clients: Omit<Locales["clients"], "items"> & { items: Client[] };
}

export type Namespace = keyof Resources & string;

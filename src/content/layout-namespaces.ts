/** Namespaces that every page carries, since the layout needs them. */
export const layoutNamespaces = ["common", "site"];

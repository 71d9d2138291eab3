/** The text of a key such as `terms:meta.title`, in the translations that `textsOf` gives of a namespace; undefined where there is none. */
export function textOfKey(key: string, textsOf: (namespace: string) => unknown) {
  const [namespace = "", path = ""] = key.split(":");
  const text = path
    .split(".")
    .reduce(
      (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
      textsOf(namespace),
    );
  return typeof text === "string" ? text : undefined;
}

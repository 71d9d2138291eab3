/**
 * The text of a key such as `terms:meta.title`; `textsOf` gives the translations of a namespace. Undefined where there is no
 * such text.
 */
export function textOfKey(
  key: string,
  textsOf: (namespace: string) => unknown,
): string | undefined {
  const [namespace = "", path = ""] = key.split(":");
  const text = path
    .split(".")
    .reduce(
      (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
      textsOf(namespace),
    );
  return typeof text === "string" ? text : undefined;
}

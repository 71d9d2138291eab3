/**
 * The text of a key such as `terms:meta.title`; `wordsOf` gives the words of a namespace. Undefined where there is no
 * such text.
 */
export function textOfKey(
  key: string,
  wordsOf: (namespace: string) => unknown,
): string | undefined {
  const [namespace = "", path = ""] = key.split(":");
  const text = path
    .split(".")
    .reduce(
      (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
      wordsOf(namespace),
    );
  return typeof text === "string" ? text : undefined;
}

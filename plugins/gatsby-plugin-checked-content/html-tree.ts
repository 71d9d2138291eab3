import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** Yields the elements in a part of a page, each before those in it. */
export function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  if ("tagName" in node) yield node;
  const inside = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  for (const child of inside) yield* elementsIn(child);
}

/** An element's attributes by their names. */
export function attributesOf({ attrs }: Tree.Element): Partial<Record<string, string>> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

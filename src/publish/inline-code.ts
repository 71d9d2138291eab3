/** An opening tag whose attributes may hold anything between their quotes. */
const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const inlineElement = new RegExp(`<(script|style)\\b(${attributes})>([\\s\\S]*?)</\\1\\s*>`, "gi");
const openingTag = new RegExp(`<[a-z][^\\s/>]*\\s(${attributes})>`, "gi");
const attribute = /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** What a browser does with a script element of a type: run it, or leave it as data. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;
const data = /^application\/(?:\w+\+)?json$/i;

/** The inline scripts and styles of a page. */
export interface InlineElements {
  scripts: string[];
  styles: string[];
  /** Code that no hash can allow. A browser would skip it without a message. */
  refused: string[];
}

/** Finds the inline scripts and styles of a page. */
export function inlineElements(html: string): InlineElements {
  const found: InlineElements = { scripts: [], styles: [], refused: [] };
  const markup = html.replace(
    inlineElement,
    (element, name: string, rest: string, text: string) => {
      const { src, type = "" } = attributesOf(rest);
      if (name.toLowerCase() === "style") found.styles.push(text);
      else if (src !== undefined || data.test(type)) return "";
      else if (executable.test(type)) found.scripts.push(text);
      else found.refused.push(element);
      return "";
    },
  );
  for (const [tag, rest = ""] of markup.matchAll(openingTag)) {
    const isScript = Object.entries(attributesOf(rest)).some(
      ([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value),
    );
    if (isScript || /^<script\b/i.test(tag)) found.refused.push(tag);
  }
  return found;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = "", ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? "",
    ]),
  );
}

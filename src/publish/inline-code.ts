import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../shared/html-tree";

/** What a browser does with a script element, by its type: run it, or treat it as data. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;
const data = /^application\/(?:\w+\+)?json$/i;

/** The inline scripts and styles of a page's HTML. */
export interface InlineElements {
  scripts: string[];
  styles: string[];
  /** What no policy hash can allow; a browser would block it. */
  refused: string[];
}

/** Finds the inline scripts and styles in the HTML of a page. */
export function inlineElements(html: string): InlineElements {
  const found: InlineElements = { scripts: [], styles: [], refused: [] };
  // Parsed as without scripting, so that the content of <noscript> is read too.
  const page = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  for (const element of elementsIn(page)) {
    const { tagName, attrs, sourceCodeLocation: place } = element;
    const { src, type = "" } = attributesOf(element);
    const isRun = tagName === "script" && src === undefined && !data.test(type);
    const isRefused = isRun && !(executable.test(type) && place?.endTag);
    if (isRefused || attrs.some(isScript)) found.refused.push(html.slice(place?.startOffset));
    else if (isRun) found.scripts.push(textOf(element));
    else if (tagName === "style") found.styles.push(textOf(element));
  }
  return found;
}

/** An event handler, or a link that runs a script. */
const isScript = ({ name, value }: { name: string; value: string }) =>
  /^on/.test(name) || /^\s*javascript:/i.test(value);

const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

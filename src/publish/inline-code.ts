import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "./html-tree";

/** What a browser does with a script element of a type: run it, or leave it as data. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;
const data = /^application\/(?:\w+\+)?json$/i;

/** What a page's HTML has of scripts and styles in itself. */
export interface InlineElements {
  scripts: string[];
  styles: string[];
  /** What no hash of a policy can allow: a browser would silently leave it out. */
  refused: string[];
}

/** Finds the scripts and styles that stand in the HTML of a page itself. */
export function inlineElements(html: string): InlineElements {
  const found: InlineElements = { scripts: [], styles: [], refused: [] };
  // Without scripts, since what stands in <noscript> is then read too.
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

/** A handler of an event, or a link that runs a script. */
const isScript = ({ name, value }: { name: string; value: string }) =>
  /^on/.test(name) || /^\s*javascript:/i.test(value);

const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

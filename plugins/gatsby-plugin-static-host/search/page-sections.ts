import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../../gatsby-plugin-checked-content/html-tree";

/** A part of a page that begins with a heading. */
export interface PageSection {
  /** The id of the element that it stands in; empty for the page itself. */
  anchor: string;
  /** What it is called: the name of its element for screen readers, its heading. The first is its title. */
  names: string[];
  /** Its sentences or, where it has none, its facts. */
  text: string;
  /** What else can be found in it: labels and values, which make no sentence. */
  facts: string;
}

/** A section while it is being read, in lines. */
type Draft = Pick<PageSection, "anchor" | "names"> & { lines: string[]; isHeaded?: boolean };

/** The sections of a built page: one for the page, one for each heading. Menus, buttons, links to other pages, what is hidden and what says `data-search="none"` belong to none. */
export function sectionsIn(document: Tree.Document): PageSection[] {
  const elements = [...elementsIn(document)];
  const description = elements.find((element) => attributesOf(element).name === "description");
  const main = elements.find((element) => attributesOf(element).id === "main");
  if (!main) return [];
  const page = { anchor: "", names: [], lines: [attributesOf(description ?? main).content ?? ""] };
  const drafts: Draft[] = [page];
  readChildren(main, page, drafts);
  const sections = drafts.filter(({ names }) => names.length > 0).map(finished);
  // A heading with only headings below it gets their text, if a link can lead to it.
  const textBelow = (anchor: string) =>
    sections
      .filter((section) => section.anchor === anchor && section.text)
      .map(({ names, text }) => `${names[0]}: ${text}`)
      .join(" · ");
  return sections
    .filter(({ anchor, text }) => anchor || text)
    .map((section) => ({ ...section, text: section.text || textBelow(section.anchor) }));
}

function finished({ anchor, names, lines }: Draft): PageSection {
  // The description of a page is often its first sentence too.
  const all = [...new Set(lines.map(tidy))].filter(Boolean);
  const isSentence = (line: string) => /[.!?؟。]$/.test(line);
  const prose = all.filter(isSentence).join(" ");
  const facts = all.filter((line) => !isSentence(line)).join(" · ");
  return prose
    ? { anchor, names, text: prose, facts }
    : { anchor, names, text: facts.replaceAll(": · ", ": "), facts: "" };
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?)،؛؟])/g, "")
    .trim();

/** Elements that begin a line of their own. */
const block =
  /^(?:p|li|dt|dd|th|td|div|ul|ol|dl|figure|figcaption|section|article|aside|header|form|label)$/;
const heading = /^h[1-6]$/;

/** Reads what is in an element into a section; a heading on the way begins the section that the rest belongs to. */
function readChildren(element: Tree.Element, section: Draft, drafts: Draft[]): Draft {
  let current = section;
  for (const node of element.childNodes) {
    if ("value" in node) append(current, node.value);
    else if ("tagName" in node && !isSkipped(node)) current = read(node, current, drafts);
  }
  return current;
}

/** Reads an element, and gives the section that what follows it belongs to. */
function read(element: Tree.Element, section: Draft, drafts: Draft[]): Draft {
  const { id, "aria-label": label, class: classes = "" } = attributesOf(element);
  const { tagName } = element;
  const open = (draft: Draft) => drafts[drafts.push(draft) - 1] as Draft;
  if (heading.test(tagName)) {
    const { anchor, isHeaded } = section;
    const begun = isHeaded ? open({ anchor: id ?? anchor, names: [], lines: [] }) : section;
    begun.names.push(textOf(element));
    // A section with a name of its own says its heading too.
    begun.lines.push(...begun.names.slice(1), "");
    begun.isHeaded = true;
    return begun;
  }
  if (classes.split(" ").includes("visually-hidden")) {
    // Text in brackets is for screen readers only.
    append(section, textOf(element).replace(/\([^)]*\)/g, ""));
    return section;
  }
  if (block.test(tagName)) section.lines.push("");
  const hasHeading = [...elementsIn(element)].some(({ tagName }) => heading.test(tagName));
  const isPlace = /^[\w-]+$/.test(id ?? "") && hasHeading;
  const own = { anchor: id ?? "", names: label ? [tidy(label)] : [], lines: [] };
  const last = readChildren(element, isPlace ? open(own) : section, drafts);
  if (tagName === "dt") append(section, ":");
  if (!isPlace && !/^(?:section|article|aside|li|figure)$/.test(tagName)) return last;
  section.lines.push("");
  return section;
}

function append({ lines }: Draft, text: string): void {
  lines.push(`${lines.pop() ?? ""} ${text}`);
}

function textOf(element: Tree.Element): string {
  const draft: Draft = { anchor: "", names: [], lines: [] };
  readChildren(element, draft, []);
  return tidy(draft.lines.join(" "));
}

function isSkipped(element: Tree.Element): boolean {
  const { tagName } = element;
  const { class: classes = "", href = "", hidden, ...rest } = attributesOf(element);
  const parent = element.parentNode?.nodeName ?? "";
  return (
    /^(?:script|style|noscript|template|svg|iframe|nav|button|video)$/.test(tagName) ||
    hidden !== undefined ||
    rest["data-search"] === "none" ||
    rest["aria-hidden"] === "true" ||
    classes.split(" ").includes("without-scripts") ||
    // A link to another page, which has an entry of its own. A link in a heading stays.
    (tagName === "a" && href.startsWith("/") && !heading.test(parent))
  );
}

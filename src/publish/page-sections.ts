import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../content/html-tree";

/** A part of a page that begins with a heading. */
export interface PageSection {
  /** The id of the element that it stands in; empty for the page itself. */
  anchor: string;
  /** What it is called: the name of its element for screen readers, its heading. The first is its title. */
  names: string[];
  text: string;
}

/**
 * The sections of a built page: one for the page, one for each heading. Menus, buttons, links to other pages, what is hidden and what says `data-search="none"` belong to none.
 */
export function sectionsIn(document: Tree.Document): PageSection[] {
  const elements = [...elementsIn(document)];
  const description = elements.find((element) => attributesOf(element).name === "description");
  const main = elements.find((element) => attributesOf(element).id === "main");
  if (!main) return [];
  const page = { anchor: "", names: [], pieces: [attributesOf(description ?? main).content ?? ""] };
  const drafts: Draft[] = [page];
  new Reader(drafts).readChildren(main, page);
  const sections = drafts
    .filter(({ names }) => names.length > 0)
    .map(({ anchor, names, pieces }) => ({ anchor, names, text: sentences(pieces) }));
  // A heading with only headings below it gets their text, if a link can lead to it.
  return sections
    .filter(({ anchor, text }) => anchor || text)
    .map((section) => ({ ...section, text: section.text || textBelow(section, sections) }));
}

function textBelow({ anchor }: PageSection, sections: PageSection[]): string {
  const below = sections.filter((section) => section.anchor === anchor && section.text);
  return below.map(({ names, text }) => `${names[0]}: ${text}`).join(" · ");
}

/** A section while it is being read: the pieces of its text. */
interface Draft {
  anchor: string;
  names: string[];
  pieces: string[];
  /** Its heading has been read: another one begins a section of its own. */
  isHeaded?: boolean;
}

const skipped = /^(?:script|style|noscript|template|svg|iframe|nav|button|video)$/;

/** Elements that begin a line of their own. */
const line =
  /^(?:p|li|dt|dd|div|h[1-6]|ul|ol|dl|figure|figcaption|section|aside|header|form|label)$/;

const heading = /^h[1-6]$/;

class Reader {
  constructor(private readonly drafts: Draft[]) {}

  /** Reads what is in an element into a section; a heading on the way begins the section that the rest belongs to. */
  readChildren(element: Tree.Element, section: Draft): Draft {
    let current = section;
    for (const node of element.childNodes) {
      if ("value" in node) append(current, node.value);
      else if ("tagName" in node) current = this.read(node, current);
    }
    return current;
  }

  /** Reads an element, and gives the section that what follows it belongs to. */
  private read(element: Tree.Element, section: Draft): Draft {
    if (isSkipped(element)) return section;
    const { id, "aria-label": label, class: classes = "" } = attributesOf(element);
    const { tagName } = element;
    if (heading.test(tagName)) return this.begin(section, id, textOf(element));
    if (classes.split(" ").includes("visually-hidden")) {
      // Text in brackets is for screen readers only.
      append(section, textOf(element).replace(/\([^)]*\)/g, ""));
      return section;
    }
    if (line.test(tagName)) section.pieces.push("");
    if (tagName === "img") append(section, attributesOf(element).alt ?? "");
    const isPlace = id !== undefined && /^[\w-]+$/.test(id) && hasHeading(element);
    if (!isPlace && !/^(?:section|article|aside|li|figure)$/.test(tagName))
      return this.readChildren(element, section);
    const names = label ? [sentences([label])] : [];
    this.readChildren(element, isPlace ? this.open({ anchor: id, names }) : section);
    section.pieces.push("");
    return section;
  }

  private begin(section: Draft, id: string | undefined, title: string): Draft {
    const isFirst = !section.isHeaded;
    const begun = isFirst ? section : this.open({ anchor: id ?? section.anchor, names: [] });
    begun.names.push(title);
    begun.isHeaded = true;
    // A section with a name of its own says its heading too.
    begun.pieces.push(begun.names.length > 1 ? title : "", "");
    return begun;
  }

  private open(section: Pick<Draft, "anchor" | "names">): Draft {
    const draft = { ...section, pieces: [""] };
    this.drafts.push(draft);
    return draft;
  }
}

function append({ pieces }: Draft, text: string): void {
  pieces.push(`${pieces.pop() ?? ""} ${text}`);
}

function isSkipped(element: Tree.Element): boolean {
  const { role, class: classes = "", href = "", hidden, ...rest } = attributesOf(element);
  const parent = element.parentNode?.nodeName ?? "";
  return (
    skipped.test(element.tagName) ||
    hidden !== undefined ||
    rest["data-search"] === "none" ||
    rest["aria-hidden"] === "true" ||
    role === "status" ||
    classes.split(" ").includes("without-scripts") ||
    // It names another page, which is found by itself, unless it is a heading.
    (element.tagName === "a" && href.startsWith("/") && !heading.test(parent)) ||
    // A picture is described for those who do not see it; in a link its words are the link's.
    (element.tagName === "picture" && parent !== "a")
  );
}

function hasHeading(element: Tree.Element): boolean {
  return [...elementsIn(element)].some(({ tagName }) => heading.test(tagName));
}

function textOf(element: Tree.Element): string {
  const draft: Draft = { anchor: "", names: [], pieces: [""] };
  new Reader([]).readChildren(element, draft);
  return sentences(draft.pieces);
}

/** Pieces as one text. A dot keeps a fact apart from what follows it. */
function sentences(pieces: string[]): string {
  return (
    pieces
      .map((piece) =>
        piece
          .replace(/\s+/g, " ")
          .replace(/ (?=[.,:;!?)،؛؟])/g, "")
          .trim(),
      )
      // The description of a page is often its first sentence too.
      .filter((piece, index, all) => piece && (index === 0 || piece !== all[0]))
      .map((piece, index, all) =>
        index === all.length - 1 || /[.!?؟:]$/.test(piece) ? piece : `${piece} ·`,
      )
      .join(" ")
  );
}

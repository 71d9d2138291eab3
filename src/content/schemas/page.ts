import { z } from "zod";
import { described, group, id, image, path, schemaReference, textKey } from "./fields";

interface Template {
  /** The namespaces that its sections use. */
  namespaces: string[];
  /** The fixed path of a template that makes exactly one page. */
  path?: string;
  /** Its anchors, without those that come from content. */
  anchors?: string[];
}

/** What each template requires of its page. */
export const templates: Record<TemplateName, Template> = {
  home: {
    namespaces: ["home", "services", "clients", "contact"],
    path: "/",
    anchors: ["who-we-are", "partners", "vision", "clients", "location"],
  },
  "who-we-are": {
    namespaces: ["who-we-are"],
    path: "/who-we-are",
    anchors: ["vision", "mission", "goals"],
  },
  services: { namespaces: ["services"], path: "/services", anchors: ["our-work"] },
  clients: {
    namespaces: ["clients", "services", "careers", "forms"],
    path: "/clients",
    anchors: ["partners", "clients", "our-work", "careers"],
  },
  contact: {
    namespaces: ["contact", "forms"],
    path: "/contact-us",
    anchors: ["contact-form", "contact-info", "location"],
  },
  "not-found": { namespaces: ["not-found"], path: "/404" },
  text: { namespaces: [] },
};

type TemplateName =
  | "home"
  | "who-we-are"
  | "services"
  | "clients"
  | "contact"
  | "not-found"
  | "text";

const names = Object.keys(templates) as [TemplateName];

/** Anchors that the layout of a text page has already. */
const ownAnchors = ["main", "page", "contents"];

const section = group("TextSection", {
  id: id("The anchor of the section.", "definitions").refine(
    (name) => !ownAnchors.includes(name),
    "the page itself uses this name; choose another",
  ),
  title: textKey("The key of its title.", "terms:definitions.title"),
  paragraphs: described(
    z
      .array(
        textKey(
          "The key of a text. An empty line in it begins a new paragraph.",
          "terms:definitions.text",
        ),
      )
      .min(1),
    "The keys of its texts.",
    ["terms:definitions.text"],
  ),
});

/** A page: one file, one page in every language. */
export const page = z.strictObject({
  $schema: schemaReference("page", "../.."),
  path: path("The address of the page, without a language.", "/policy"),
  template: described(
    z.enum(names),
    "How the page is laid out. A new page takes text; the others exist once.",
    "text",
  ),
  namespaces: described(
    z
      .array(z.string().regex(/^[a-z0-9-]+$/, "write the name of a file in locales/ without .json"))
      .min(1),
    "The files in locales/ whose words the page needs, without .json.",
    ["policy"],
  ),
  title: textKey(
    "The key of the title, in the browser's tab and in search results.",
    "policy:meta.title",
  ),
  description: textKey(
    "The key of the text under it in search results.",
    "policy:meta.description",
  ),
  band: image(1600, "The picture behind the title.", "../images/bands/services.jpg").optional(),
  heading: textKey(
    "The key of the heading on the page; its title without it.",
    "policy:title",
  ).optional(),
  intro: textKey("The key of the text under the heading.", "policy:intro").optional(),
  updated: textKey(
    "The key of the line that says of when the text is.",
    "terms:updated",
  ).optional(),
  sections: described(z.array(section).min(1), "The parts of a text page.").optional(),
});

/** The optional fields that a template shows; others in its page would change nothing. */
export function shownFields(template: TemplateName): string[] {
  if (template === "text") return ["band", "heading", "intro", "updated", "sections"];
  return ["home", "not-found"].includes(template) ? [] : ["band"];
}

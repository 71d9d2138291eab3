import { z } from "zod";
import { messages } from "../messages";
import {
  date,
  file,
  group,
  id,
  image,
  listOf,
  namespace,
  path,
  textKey,
  withExample,
} from "./fields";

interface Template {
  /** The namespaces that its sections use. */
  namespaces: string[];
  /** The fixed path of a template that makes exactly one page. */
  path?: string;
  /** Its anchors, without those that come from content. */
  anchors?: string[];
}

const defineTemplates = <Name extends string>(rows: Record<Name, Template>) => rows;

/** What each template requires of its page. */
export const templates = defineTemplates({
  home: {
    namespaces: ["home", "services", "clients", "contact"],
    path: "/",
    anchors: ["who-we-are", "partners", "vision", "figures", "skyline", "clients", "location"],
  },
  "who-we-are": {
    namespaces: ["who-we-are"],
    path: "/who-we-are",
    anchors: ["vision", "mission", "goals", "figures", "milestones", "roles", "credentials"],
  },
  services: {
    namespaces: ["services", "stages"],
    path: "/services",
    anchors: ["stages", "our-work"],
  },
  projects: { namespaces: ["projects"], path: "/projects", anchors: ["skyline", "list"] },
  clients: {
    namespaces: ["clients", "services", "careers", "forms"],
    path: "/clients",
    anchors: ["partners", "clients", "testimonials", "our-work", "careers"],
  },
  contact: {
    namespaces: ["contact", "forms"],
    path: "/contact-us",
    anchors: ["contact-form", "contact-info", "location"],
  },
  "not-found": { namespaces: ["not-found"], path: "/404" },
  text: { namespaces: [] },
});

type TemplateName = keyof typeof templates;

/** Namespaces that every page carries, since the layout needs them. */
export const layoutNamespaces = ["common", "site"];

const names = Object.keys(templates) as [TemplateName];

/** Anchors that every page has already, or a text page beside its sections. */
export const ownAnchors = /^(main|page|contents|footer-company|gatsby-.*|.*-title)$/;

/** A section of a page to read. */
export const section = group("TextSection", {
  id: id("definitions").refine((name) => !ownAnchors.test(name), {
    error: () => messages.form.ownAnchor,
  }),
  title: textKey("terms:definitions.title"),
  paragraphs: withExample(z.array(textKey("terms:definitions.text")).min(1), [
    "terms:definitions.text",
  ]),
  legal: withExample(z.boolean(), true).optional(),
});

/** A page: one file, one page in every language. */
export const page = file("../../schemas/page.schema.json", {
  path: path("/policy"),
  template: withExample(z.enum(names), "text"),
  namespaces: withExample(z.array(namespace()).min(1), ["policy"]),
  title: textKey("policy:meta.title"),
  description: textKey("policy:meta.description"),
  headerImage: image(1920, "../images/bands/services.jpg").optional(),
  heading: textKey("policy:title").optional(),
  intro: textKey("policy:intro").optional(),
  updated: date("2026-11-24").optional(),
  sections: listOf(section).min(1).optional(),
});

export type Page = z.infer<typeof page>;

/** The optional fields that a template shows; others in its page would change nothing. */
export function shownFields(template: TemplateName): string[] {
  if (template === "text") return ["headerImage", "heading", "intro", "updated", "sections"];
  return ["home", "not-found"].includes(template) ? [] : ["headerImage"];
}

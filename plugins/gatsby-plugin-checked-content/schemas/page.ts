import { z } from "zod";
import type { Namespace } from "../../../src/i18n/resources";
import { type CollectionName, collectionNames, collectionOf } from "../collections";
import { date, entryOf, file, group, id, image, listOf, oneOf, path, withExample } from "./fields";

interface Template {
  /** The namespaces that its sections use, its own first; without any they are that of its page. */
  namespaces?: readonly Namespace[];
  /** The keys of its title and description where they are not `meta.title` and `meta.description` of its own namespace. */
  title?: string;
  description?: string;
  /** The fixed path of a template that makes exactly one page. */
  path?: string;
  /** Its anchors, without those that come from content. */
  anchors?: string[];
}

/** The templates of single pages. */
const own = {
  home: {
    namespaces: ["home", "services", "clients", "contact"],
    title: "site:welcome",
    path: "/",
    anchors: [
      "who-we-are",
      "partners",
      "vision",
      "figures",
      "skyline",
      "clients",
      "news",
      "location",
    ],
  },
  "who-we-are": {
    namespaces: ["who-we-are"],
    description: "site:shortWhoWeAre",
    path: "/who-we-are",
    anchors: ["vision", "mission", "goals", "milestones", "people", "roles"],
  },
  services: {
    namespaces: ["services", "stages"],
    path: "/services",
    anchors: ["stages", "our-work"],
  },
  prequalification: {
    namespaces: ["prequalification", "projects"],
    path: "/prequalification",
    anchors: ["identity", "projects", "send", "suppliers"],
  },
  clients: {
    namespaces: ["clients", "services", "careers", "forms"],
    path: "/clients",
    anchors: ["partners", "clients", "testimonials", "our-work", "careers"],
  },
  contact: {
    namespaces: ["contact", "forms"],
    path: "/contact-us",
    anchors: ["contact-form", "contact-purposes", "contact-info", "location"],
  },
  documents: { namespaces: ["documents"], path: "/documents" },
  "not-found": { namespaces: ["not-found"], path: "/404" },
  sitemap: { path: "/sitemap" },
  text: {},
} satisfies Record<string, Template>;

type TemplateName = keyof typeof own | CollectionName;

const lists = collectionNames.flatMap((name) => {
  const { above, list, namespaces } = collectionOf(name);
  return list ? [[name, { ...list, namespaces, path: above.path }]] : [];
});

/** What each template requires of its page. */
export const templates = { ...own, ...Object.fromEntries(lists) } as Record<TemplateName, Template>;

/** Namespaces that every page carries, since the layout needs them. */
export const layoutNamespaces: readonly Namespace[] = ["common", "site"];

const names = Object.keys(templates) as [TemplateName];

/** A section of a text page that is shown only with, or only without, an optional fact of the company. */
const condition = group("Condition", {
  id: id("visits"),
  fact: oneOf("OptionalFact", ["forms", "analytics"], "analytics"),
  isSet: withExample(z.boolean(), true),
});

/** A page: one file, one page in every language. The texts of a text page are in `locales/`, in files of the same name. */
export const page = file("../../schemas/page.schema.json", {
  path: path("/policy"),
  template: withExample(z.enum(names), "text"),
  headerImage: image(1920, "../images/bands/services.jpg").optional(),
  projects: z.array(entryOf("projects")).max(6).optional(),
  updated: date("2026-11-24").optional(),
  legal: id("company").optional(),
  conditions: listOf(condition).optional(),
  documents: z.array(entryOf("documents")).optional(),
});

export type Page = z.infer<typeof page>;

/** The optional fields that a template shows. Others have no effect. */
export function shownFields(template: TemplateName): string[] {
  if (template === "text") return ["headerImage", "updated", "legal", "conditions", "documents"];
  if (template === "prequalification") return ["headerImage", "documents"];
  if (template === "home") return ["projects"];
  return template === "not-found" ? [] : ["headerImage"];
}

/** The sections of a page that it leaves out, by the optional facts that the company has. */
export function leftOutSections(
  { conditions }: { conditions?: Page["conditions"] | null },
  facts: object = {},
): string[] {
  return (conditions ?? [])
    .filter(({ fact, isSet }) => Boolean((facts as Record<string, unknown>)[fact]) !== isSet)
    .map(({ id }) => id);
}

/** What a page shows of `locales/`: its namespaces, its own first, and the keys of its title and description. `name` is that of its file. */
export function textsOfPage({ template }: Pick<Page, "template">, name: string) {
  const { title, description, ...row }: Template = templates[template];
  const namespaces: readonly string[] = row.namespaces ?? [name];
  const [own] = namespaces;
  return {
    namespaces,
    title: title ?? `${own}:meta.title`,
    description: description ?? `${own}:meta.description`,
  };
}

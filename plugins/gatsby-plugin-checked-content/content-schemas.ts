import { isLanguage } from "../../shared/languages";
import type { Namespace } from "../../src/i18n/resources";
import { type CollectionName, collections, entrySchemas } from "./collections";
import { brand } from "./schemas/brand";
import { cities } from "./schemas/cities";
import { documents } from "./schemas/documents";
import { figures } from "./schemas/figures";
import { milestones, people, roles, testimonials } from "./schemas/lists";
import { navigation } from "./schemas/navigation";
import { offices } from "./schemas/offices";
import { layoutNamespaces, page, templates } from "./schemas/page";
import { partners } from "./schemas/partners";
import { prequalification } from "./schemas/prequalification";
import { redirects } from "./schemas/redirects";
import { sectors } from "./schemas/sectors";
import { services } from "./schemas/services";
import { site } from "./schemas/site";
import { stages } from "./schemas/stages";
import { localeSchemas } from "./schemas/translations";
import { vision } from "./schemas/vision";
import { whoWeAre } from "./schemas/who-we-are";

/** The schemas of the content files that exist once, by file name. Queries use the same names. */
export const singleSchemas = {
  site,
  offices,
  documents,
  figures,
  partners,
  testimonials,
  prequalification,
  services,
  milestones,
  people,
  roles,
  vision,
  "who-we-are": whoWeAre,
  navigation,
  cities,
  sectors,
  stages,
  brand,
  redirects,
} as const;

/** Files that every site has. The others may be left out: then they hold nothing. */
export const requiredFiles = ["site", "navigation", "services", "who-we-are", "brand"] as const;

/** What each file must hold: the check, the GraphQL types and the editors' JSON Schemas come from here. */
export const contentSchemas = {
  ...singleSchemas,
  page,
  ...entrySchemas,
  ...localeSchemas,
} as const;

/** The namespaces that the code of the site reads: those of templates, and those that are loaded when needed. */
export const ownNamespaces: ReadonlySet<string> = new Set<Namespace>([
  ...layoutNamespaces,
  ...[...Object.values(templates), ...Object.values(collections)].flatMap(
    ({ namespaces = [] }) => namespaces,
  ),
  ...(["consent", "panel", "search", "toasts"] as const),
]);

export type SingleName = keyof typeof singleSchemas;
export type SchemaName = keyof typeof contentSchemas;

/** The name of a JSON file's schema, from its path in the repository; undefined for an unknown file. */
export function schemaNameOf(file: string): SchemaName | undefined {
  const [, folder, subfolder, name] =
    /^(content|locales)\/(?:([^/]+)\/)?([^/]+)\.json$/.exec(file) ?? [];
  if (!name) return undefined;
  if (folder === "locales") {
    if (!isLanguage(subfolder)) return undefined;
    if (name === "clients") return "clients-locale";
    return ownNamespaces.has(name) ? "texts-locale" : "page-locale";
  }
  if (subfolder === "pages") return "page";
  // The name of the file becomes the address of its page.
  if (subfolder)
    return Object.hasOwn(collections, subfolder) && /^[a-z0-9-]+$/.test(name)
      ? collections[subfolder as CollectionName].entry
      : undefined;
  return Object.hasOwn(singleSchemas, name) ? (name as SingleName) : undefined;
}

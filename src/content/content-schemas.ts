import type { z } from "zod";
import { clientsLocale, locale } from "./schemas/locale";
import { navigation } from "./schemas/navigation";
import { page } from "./schemas/page";
import { contracting, partners, services, vision, whoWeAre } from "./schemas/showcase";
import { site } from "./schemas/site";

/** What each content file must hold: the check, the types and the editors' JSON Schemas come from here. */
export const contentSchemas = {
  site,
  navigation,
  services,
  partners,
  contracting,
  vision,
  "who-we-are": whoWeAre,
  page,
  locale,
  "clients-locale": clientsLocale,
} as const;

export type SchemaName = keyof typeof contentSchemas;

/** The name of the schema that a JSON file must satisfy, by its path from the repository's root; undefined for a file that the site does not know. */
export function schemaNameOf(file: string): SchemaName | undefined {
  const [, folder, subfolder, name] =
    /^(content|locales)\/(?:([^/]+)\/)?([^/]+)\.json$/.exec(file) ?? [];
  if (!name) return undefined;
  if (folder === "locales") return name === "clients" ? "clients-locale" : "locale";
  if (subfolder) return subfolder === "pages" ? "page" : undefined;
  const own: Record<string, z.ZodType> = contentSchemas;
  return own[name] && !["page", "locale", "clients-locale"].includes(name)
    ? (name as SchemaName)
    : undefined;
}

import { ownNamespaces } from "../content-schemas";
import type { JsonFile, JsonPath, Problem } from "../json-file";
import { t } from "../messages";
import { maximumOf } from "../schemas/translations";
import { fieldsWithRole, type SiteFiles } from "../site/site-files";
import { isInScriptOf } from "./script";

/** Texts that a visitor must not see: empty, in the wrong script, with HTML. */
export function checkTranslations(site: SiteFiles): Problem[] {
  return [
    ...fieldsWithRole(site.content, "text").flatMap(({ file, field, value, role }) =>
      checkText(file, field, value, role.language),
    ),
    ...site.locales.flatMap((file) =>
      file.strings.flatMap(([field, value]) => {
        const { language, namespace } = file;
        const key = field.join(".");
        // The flag and the project of a client are no words.
        if (namespace === "clients" && /^items\.\d+\.(?:flagUrl|project)$/.test(key)) return [];
        const maximum = ownNamespaces.has(namespace) ? maximumOf(namespace, key) : undefined;
        if (maximum && value.length > maximum)
          return [file.problem(field, t("tooLong", { length: value.length, maximum }))];
        // The subject of an application is the same in every language, by the specification.
        const isFixed = namespace === "careers" && key === "mail.subject";
        return checkText(file, field, value, isFixed ? undefined : language);
      }),
    ),
  ];
}

/** The first fault of a text; without a language, in any script. */
function checkText(file: JsonFile, field: JsonPath, value: string, language?: string): Problem[] {
  const [placeholder] = /\bTODO\b|\bFIXME\b|lorem ipsum/i.exec(value) ?? [];
  const letters = value.replace(/\{\{[^{}]*\}\}/g, "");
  const [fault] = [
    /^[\s\p{Cc}\p{Cf}\p{DI}]*$/u.test(value) && t("emptyText"),
    placeholder && t("placeholder", { words: placeholder }),
    /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\w+);/i.test(value) && t("html"),
    /\*\*|\]\(/.test(value) && t("markdown"),
    value.includes("$t(") && t("nesting"),
    language && !isInScriptOf(language, letters) && t("wrongScript", { language }),
  ].filter(Boolean);
  return fault ? [file.problem(field, fault)] : [];
}

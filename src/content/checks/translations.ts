import path from "node:path";
import { codes } from "../../i18n/languages";
import { longestTitle, pageTitle } from "../../shared/page-title";
import { collectionNames, collections } from "../collections";
import { type JsonFile, type JsonPath, type Problem, valueAt } from "../json-file";
import { t } from "../messages";
import { textsOfPage } from "../schemas/page";
import { isInScriptOf } from "../script";
import { contentFile, fieldsWithRole, type SiteFiles } from "../site-files";
import { isUntranslated } from "../untranslated";

/** Texts that a visitor must not see: empty, untranslated, in the wrong script, with HTML. */
export function checkTranslations(site: SiteFiles): Problem[] {
  const titles = site.pages.map(
    ({ name, value }) => textsOfPage(value, path.basename(name, ".json")).title,
  );
  return [
    ...fieldsWithRole(site.content, "text").flatMap(({ file, field, value, role }) =>
      checkText(file, field, value, role.language),
    ),
    ...site.locales.flatMap((file) =>
      file.strings.flatMap(([field, value]) => {
        const { language, namespace } = file;
        const key = field.join(".");
        if (isNoText(namespace, key)) return [];
        return checkText(file, field, value, isFixed(namespace, key) ? undefined : language);
      }),
    ),
    ...[...new Set(titles)].flatMap((key) => checkTitle(key, site)),
    ...collectionNames.flatMap((name) =>
      site[name].flatMap((file) =>
        codes.flatMap((code) => titleProblem(site, file, [collections[name].title, code], code)),
      ),
    ),
  ];
}

/** Values in `locales/` that the specification fixes and that are not words. */
export function isNoText(namespace: string, key: string): boolean {
  return namespace === "clients" && /^items\.\d+\.(?:flagUrl|project)$/.test(key);
}

/** True for a text that is the same in every language, by the specification: the subject of an application. */
export function isFixed(namespace: string, key: string): boolean {
  return namespace === "careers" && key === "mail.subject";
}

/** The first fault of a text; without a language, in any script. */
function checkText(file: JsonFile, field: JsonPath, value: string, language?: string): Problem[] {
  const [placeholder] = /\bTODO\b|\bFIXME\b|lorem ipsum/i.exec(value) ?? [];
  const letters = value.replace(/\{\{[^{}]*\}\}/g, "");
  const [fault] = [
    /^[\s\p{Cc}\p{Cf}\p{DI}]*$/u.test(value) && t("emptyText"),
    isUntranslated(value) && t("untranslated"),
    placeholder && t("placeholder", { words: placeholder }),
    /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\w+);/i.test(value) && t("html"),
    /\*\*|\]\(/.test(value) && t("markdown"),
    value.includes("$t(") && t("nesting"),
    language && !isInScriptOf(language, letters) && t("wrongScript", { language }),
  ].filter(Boolean);
  return fault ? [file.problem(field, fault)] : [];
}

/** A page's title that is too long once the company's name follows it. */
function checkTitle(title: string, site: SiteFiles): Problem[] {
  const [namespace, key = ""] = title.split(":");
  return site.locales.flatMap((file) =>
    file.namespace === namespace ? titleProblem(site, file, key.split("."), file.language) : [],
  );
}

function titleProblem(site: SiteFiles, file: JsonFile, field: JsonPath, code: string): Problem[] {
  const own = valueAt(file.value, field);
  const facts = contentFile(site, "site")?.value;
  const [company, shortName] = [facts?.fullName, facts?.name].map((name) => name?.[code]);
  if (typeof own !== "string" || !company || !shortName) return [];
  const { length } = pageTitle(own, company, shortName);
  // A title that is too long by itself is reported as such.
  return own.length <= longestTitle && length > longestTitle
    ? [
        file.problem(
          field,
          t("titleTooLong", { length, company: shortName, maximum: longestTitle }),
        ),
      ]
    : [];
}

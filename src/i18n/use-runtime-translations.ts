import type { Namespace, TFunction } from "i18next";
import { useCallback } from "react";
import type { Language } from "../../shared/languages";
import { useAsync } from "../browser/use-async";
import { useLanguage } from "./translations";

/** Loads translations that are not baked into pages. Throws when they cannot be loaded. */
export async function loadRuntimeTranslations<Name extends Namespace>(
  language: Language,
  namespace: Name & string,
): Promise<TFunction<Name>> {
  const { loadTranslations } = await import("./runtime-translations");
  return loadTranslations(language, namespace);
}

const emptyTranslate = (() => "") as unknown;

/** Translations that are needed only after a visitor opens something. They are fetched when the component mounts; until then `t` gives empty texts. */
export function useRuntimeTranslations<Name extends Namespace>(namespace: Name & string) {
  const language = useLanguage();
  const load = useCallback(
    () => loadRuntimeTranslations<Name>(language, namespace),
    [language, namespace],
  );
  const { value, status, retry } = useAsync(load);
  return { t: value ?? (emptyTranslate as TFunction<Name>), status, retry };
}

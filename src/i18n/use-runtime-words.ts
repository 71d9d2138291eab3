import type { Namespace, TFunction } from "i18next";
import { useCallback } from "react";
import { type LoadStatus, useAsync } from "../browser/use-async";
import type { Language } from "./languages";
import { useLanguage } from "./words";

/** Loads words that are not baked into pages. Throws when they cannot be loaded. */
export async function loadRuntimeWords<Name extends Namespace>(
  language: Language,
  namespace: Name & string,
): Promise<TFunction<Name>> {
  const { loadWords } = await import("./runtime-words");
  return loadWords(language, namespace);
}

interface RuntimeWords<Name extends Namespace> {
  /** Returns an empty string until the words have loaded. */
  t: TFunction<Name>;
  status: LoadStatus;
  retry: () => void;
}

const emptyTranslate = (() => "") as unknown;

/** Words that are needed only after a visitor opens something. They are fetched when the component mounts. */
export function useRuntimeWords<Name extends Namespace>(
  namespace: Name & string,
): RuntimeWords<Name> {
  const language = useLanguage();
  const load = useCallback(
    () => loadRuntimeWords<Name>(language, namespace),
    [language, namespace],
  );
  const { value, status, retry } = useAsync(load);
  return { t: value ?? (emptyTranslate as TFunction<Name>), status, retry };
}

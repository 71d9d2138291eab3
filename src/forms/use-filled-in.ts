import { useLayoutEffect } from "react";
import { readDraft, saveDraft } from "../browser/draft";

/**
 * Fills a field of a form in with what a parameter of the page's address stands for, before the form reads its draft.
 * The parameter goes, so that a reload keeps what is entered then.
 */
export function useFilledIn(
  form: string,
  field: string,
  parameter: string,
  meaningOf: (wanted: string) => string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form does.
  useLayoutEffect(() => {
    const url = new URL(window.location.href);
    const value = meaningOf(url.searchParams.get(parameter) ?? "");
    if (!value) return;
    saveDraft(form, { ...readDraft(form), [field]: value });
    url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, "", url);
  }, []);
}

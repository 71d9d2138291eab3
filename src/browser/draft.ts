import { keepStored, readStored } from "./stored";

export type Values = Readonly<Record<string, string>>;

/** Used when session storage is blocked. Lost on reload. */
const drafts = new Map<string, Values>();

const keyOf = (form: string) => `draft:${form}`;

/** Keeps the values of a form until the tab closes, so that a language switch or a reload loses nothing. */
export function saveDraft(form: string, values: Values): void {
  drafts.set(form, values);
  keepStored("sessionStorage", keyOf(form), JSON.stringify(values));
}

/** The kept values of a form; empty when the stored text is not ours. */
export function readDraft(form: string): Values {
  const kept = drafts.get(form);
  if (kept) return kept;
  try {
    const draft: unknown = JSON.parse(readStored("sessionStorage", keyOf(form)) ?? "{}");
    const entries = Object.entries(draft ?? {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Forgets the values of a form. */
export function clearDraft(form: string): void {
  drafts.delete(form);
  keepStored("sessionStorage", keyOf(form), null);
}

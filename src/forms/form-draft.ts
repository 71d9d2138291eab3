/** What was entered in a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

const keyOf = (form: string) => `draft:${form}`;

/** Where the store is closed to us: as long as the page is not loaded anew. */
const drafts = new Map<string, Values>();

/** Keeps what was entered in a form until the tab closes: for a language switch, a stray reload. */
export function keepDraft(form: string, values: Values): void {
  drafts.set(form, values);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Storage forbidden or full.
  }
}

/** What was kept of a form; nothing where the store holds what we did not write. */
export function readDraft(form: string): Values {
  const kept = drafts.get(form);
  if (kept) return kept;
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}");
    const entries = Object.entries(draft ?? {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Forgets what was entered in a form. */
export function forgetDraft(form: string): void {
  drafts.delete(form);
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage forbidden: there is nothing to forget.
  }
}

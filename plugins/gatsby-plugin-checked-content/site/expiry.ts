/** True while a date is still to come: what begins with it waits for the build of that day. */
export const isToCome = (date: string | null | undefined, today = new Date()): boolean =>
  Boolean(date && date > today.toISOString().slice(0, 10));

/** The entries of a list that do not wait for a day to come. */
export const begun = <Entry extends { begins?: string }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ begins }) => !isToCome(begins));

/** True when a date such as `2026-09-30` has passed; an entry counts through its last day, and for ever without one. */
export function hasExpired(date: string | null | undefined, today = new Date()): boolean {
  return Boolean(date && date < today.toISOString().slice(0, 10));
}

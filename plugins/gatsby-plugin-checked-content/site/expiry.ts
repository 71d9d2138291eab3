/** True when a date such as `2026-09-30` has passed; an entry counts through its last day, and for ever without one. */
export function hasExpired(date: string | null | undefined, today = new Date()): boolean {
  return Boolean(date && date < today.toISOString().slice(0, 10));
}

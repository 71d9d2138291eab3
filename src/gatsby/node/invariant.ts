/**
 * Returns what a change to Gatsby's internals needs, and throws a sentence when it is missing. Without this, such a
 * change would stop working silently after an update of Gatsby. `file` is the file of the change.
 */
export function invariant<T>(
  value: T | null | undefined | false | "" | 0,
  file: string,
  what: string,
): T {
  if (value) return value;
  const error = new Error(
    `src/gatsby/node/${file} looks for ${what} and does not find it. ` +
      "See what this version of Gatsby has in its place, then mend that file or remove it.",
  );
  // The stack says nothing more.
  error.stack = String(error);
  throw error;
}

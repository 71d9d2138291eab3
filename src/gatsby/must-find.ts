/**
 * Returns what a change to Gatsby's internals has looked for, and throws a sentence when it is undefined. Without
 * this, such a change would stop working silently after an update of Gatsby. `file` is the file of the change.
 */
export function mustFind<T>(
  found: T | null | undefined | false | "",
  file: string,
  what: string,
): T {
  if (found) return found;
  const error = new Error(
    `src/gatsby/${file} looks for ${what} and does not find it. ` +
      "See what this version of Gatsby has in its place, then mend that file or remove it.",
  );
  // The stack says nothing more.
  error.stack = String(error);
  throw error;
}

/**
 * Gives what a change to Gatsby's inside has looked for. Throws a sentence where it is not there: the change would do
 * nothing, and the site would be slower or broken without anybody being told. `file` is the change's own.
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
  // Where it was thrown says nothing more.
  error.stack = String(error);
  throw error;
}

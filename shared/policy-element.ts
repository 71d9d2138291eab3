/** The element that gives a page its Content-Security-Policy; a directive without sources allows none. */
export function policyElement(directives: Record<string, readonly string[]>): string {
  const policy = Object.entries(directives).map(([name, sources]) =>
    [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(" "),
  );
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}"/>`;
}

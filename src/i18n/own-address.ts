/** An address on this site for whatever path was typed: browsers take two slashes for a host, a backslash for a slash, and ignore tabs and line breaks. */
export const ownAddress = (path: string): string =>
  `/${path.replace(/[\t\n\r]/g, "").replace(/^[/\\]+/, "")}`;

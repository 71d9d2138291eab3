/**
 * An address on this site for whatever path a visitor may have typed or followed: never one of another host or scheme.
 * Browsers take two slashes at the start for a host, a backslash for a slash, and ignore tabs and line breaks.
 */
export const ownAddress = (path: string): string =>
  `/${path.replace(/[\t\n\r]/g, "").replace(/^[/\\]+/, "")}`;

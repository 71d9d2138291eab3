import { isLanguage, type Language } from "./languages";

/** The path of a page in a language, with a slash at its end; without a language, its path without a prefix. */
export function localizedPath(path: string, language?: Language): string {
  const [pathname = "", ...rest] = path.split(/(?=[?#])/);
  const segments = pathname.split(/[/\\]/).filter(Boolean);
  const prefixed = language ? [language, ...segments] : segments;
  return `/${prefixed.map((segment) => `${segment}/`).join("")}${rest.join("")}`;
}

/** Takes a pathname apart: the language of its prefix, if it has one, and the path without it. */
export function splitPath(pathname: string): { language?: Language; path: string } {
  const [first, ...rest] = pathname.split("/").filter(Boolean);
  if (isLanguage(first)) return { language: first, path: localizedPath(rest.join("/")) };
  return { path: localizedPath(pathname) };
}

/** The `href` of a navigation item. It ends in an empty hash (docs/engineer/specification.md), unless it has an anchor. */
export function navigationPath(path: string, language: Language): string {
  const target = localizedPath(path, language);
  return target.includes("#") ? target : `${target}#`;
}

/** Says whether a navigation item's target is a page, both as paths without a language prefix. */
export function isCurrentPath(path: string, target: string): boolean {
  return localizedPath(path) === localizedPath(target);
}

/** The absolute URL of a page in a language, as canonical, sitemap and shared links have it. `siteUrl` may end in a folder. */
export function absoluteUrl(siteUrl: string, path: string, language: Language): string {
  return siteUrl.replace(/\/$/, "") + localizedPath(path, language);
}

/** A path with its percent signs decoded; undefined where they are malformed. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

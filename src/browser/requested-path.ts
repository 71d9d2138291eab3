import { withPrefix } from "gatsby";
import { splitPath } from "../../shared/urls";

/** The path in the browser's address bar, without the folder of the site. */
export function sitePath(): string {
  return window.location.pathname.slice(withPrefix("/").length - 1);
}

/** The exact path that the visitor asked for, without folder and language prefix. */
export function requestedPath(): string {
  const path = sitePath();
  const { language } = splitPath(path);
  return (language ? path.slice(path.indexOf(language) + language.length) : path) || "/";
}

import { isCurrentPath, LocalizedLink } from "../i18n";
import { isPageDisabled } from "../i18n/disabled-pages";

export interface NavigationLinksProps {
  items: readonly { text: string; to: string }[];
  /** The page's path without a language prefix: it decides which item is marked as the current one. */
  path?: string;
}

/** The list items of a menu: a link to each page. */
export function NavigationLinks({ items, path }: NavigationLinksProps) {
  const shown = items.filter(({ to }) => !isPageDisabled(to));
  return shown.map(({ text, to }) => (
    <li key={to}>
      <LocalizedLink
        to={to}
        navigation
        aria-current={path && isCurrentPath(path, to) ? "page" : undefined}
      >
        {text}
      </LocalizedLink>
    </li>
  ));
}

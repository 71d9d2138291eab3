import { isCurrentPath, LocalizedLink, useTextOfKey } from "../i18n";

export interface NavigationLinksProps {
  items: readonly { label: string; to: string }[];
  /** The page's path without a language prefix: it decides which item is marked as the current one. */
  path?: string;
}

/** The list items of a menu: a link to each page. */
export function NavigationLinks({ items, path }: NavigationLinksProps) {
  const text = useTextOfKey();
  return items.map(({ label, to }) => (
    <li key={to}>
      <LocalizedLink
        to={to}
        navigation
        aria-current={path && isCurrentPath(path, to) ? "page" : undefined}
      >
        {text(label)}
      </LocalizedLink>
    </li>
  ));
}

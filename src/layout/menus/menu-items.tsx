import { isCurrentPath, LocalizedLink, useContentText } from "../../i18n";
import * as styles from "./menu-items.module.css";

interface MenuItemsProps {
  items: readonly { label: string; to: string }[];
  /** The page's path without a language prefix: it decides which item is active. */
  path: string;
}

/** The numbered items of a menu that opens over the page. */
export function MenuItems({ items, path }: MenuItemsProps) {
  const text = useContentText();
  return (
    <ol className={styles.items}>
      {items.map(({ label, to }) => (
        <li key={to}>
          <LocalizedLink
            to={to}
            navigation
            aria-current={isCurrentPath(path, to) ? "page" : undefined}
          >
            {text(label)}
          </LocalizedLink>
        </li>
      ))}
    </ol>
  );
}

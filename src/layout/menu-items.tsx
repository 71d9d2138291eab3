import { isCurrentPath, LocalizedLink, useContentText } from "../i18n";
import * as styles from "./menu-items.module.css";

interface MenuItemsProps {
  items: readonly { label: string; to: string }[];
  /** The path in the address bar: it decides which item is active. */
  pathname: string;
}

/** The numbered items of a menu that opens over the page. */
export function MenuItems({ items, pathname }: MenuItemsProps) {
  const text = useContentText();
  return (
    <ol className={styles.items}>
      {items.map(({ label, to }) => (
        <li key={to}>
          <LocalizedLink
            to={to}
            navigation
            replace
            aria-current={isCurrentPath(pathname, to) ? "page" : undefined}
          >
            {text(label)}
          </LocalizedLink>
        </li>
      ))}
    </ol>
  );
}

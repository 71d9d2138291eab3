import { NavigationLinks, type NavigationLinksProps } from "../navigation-links";
import * as styles from "./menu-items.module.css";

/** The numbered items of a menu that opens over the page. */
export function MenuItems(props: NavigationLinksProps) {
  return (
    <ol className={styles.items}>
      <NavigationLinks {...props} />
    </ol>
  );
}

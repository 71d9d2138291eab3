import { Icon } from "../../components/icon";
import { useTranslation } from "../../i18n";
import { NavigationLinks, type NavigationLinksProps } from "../navigation-links";
import * as styles from "./plain-menu.module.css";

/** The menu until the page is hydrated, and without scripts, in place of the menu button: the browser itself opens this list. */
export function PlainMenu(props: NavigationLinksProps) {
  const { t } = useTranslation("common");
  return (
    <nav aria-label={t("menu.title")} className={styles.menu}>
      <details key={props.path}>
        <summary title={t("menu.title")} className={styles.opener}>
          <Icon name="menu" />
          <span className="visually-hidden">{t("menu.title")}</span>
        </summary>
        <ul className={`links ${styles.list}`}>
          <NavigationLinks {...props} />
        </ul>
      </details>
    </nav>
  );
}

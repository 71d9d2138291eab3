import { Icon } from "../../components/icon";
import { isCurrentPath, LocalizedLink, useContentText, useTranslation } from "../../i18n";
import * as styles from "./plain-menu.module.css";

interface PlainMenuProps {
  items: readonly { label: string; to: string }[];
  /** The page's path without a language prefix: it decides which item is active. */
  path: string;
}

/** The menu without scripts, in place of the menu button: the browser itself opens this list. */
export function PlainMenu({ items, path }: PlainMenuProps) {
  const { t } = useTranslation("common");
  const text = useContentText();
  return (
    <nav aria-label={t("menu.title")} className={`${styles.menu} without-scripts`}>
      <details>
        <summary title={t("menu.title")} className={styles.opener}>
          <Icon name="menu" />
          <span className="visually-hidden">{t("menu.title")}</span>
        </summary>
        <ul className={styles.list}>
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
        </ul>
      </details>
    </nav>
  );
}

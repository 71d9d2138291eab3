import { type Overlay, openOverlay, useOverlay } from "../../components/dialog/overlay";
import { Icon, type IconName } from "../../components/icon";
import { IconButton } from "../../components/icon-button";
import * as iconButton from "../../components/icon-button.module.css";
import { LocalizedLink, useTranslation } from "../../i18n";
import * as styles from "./header-actions.module.css";
import { LanguageSwitch } from "./language-switch";
import { PlainMenu } from "./plain-menu";
import { ThemeButton } from "./theme-button";

interface HeaderActionsProps {
  /** The items of the menu where scripts do not run. */
  items: Queries.MenuItemsFragment["menu"];
  path: string;
}

/**
 * The header's buttons: search, language, theme, side panel, menu; on small screens language and menu.
 * Without scripts, a link to contact replaces search.
 */
export function HeaderActions({ items, path }: HeaderActionsProps) {
  const { t } = useTranslation("common");
  const overlay = useOverlay();
  const opener = (icon: IconName, name: Overlay) => (
    <IconButton
      icon={icon}
      words="below"
      label={t(`${name}.open`)}
      className={name === "menu" ? styles.menu : styles.wide}
      aria-haspopup="dialog"
      aria-expanded={overlay === name}
      onClick={() => openOverlay(name)}
    />
  );
  return (
    <div className={styles.actions}>
      {opener("search", "search")}
      <LocalizedLink
        to="/contact-us"
        title={t("navigation.contact")}
        className={`${iconButton.button} ${styles.wide} without-scripts`}
      >
        <Icon name="email" />
        <span className="visually-hidden">{t("navigation.contact")}</span>
      </LocalizedLink>
      <LanguageSwitch path={path} />
      <ThemeButton words="below" className={styles.wide} />
      {opener("building", "panel")}
      {opener("menu", "menu")}
      <PlainMenu items={items} path={path} />
    </div>
  );
}

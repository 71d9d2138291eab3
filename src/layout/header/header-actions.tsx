import type { ReactNode } from "react";
import { openOverlay, useOverlay } from "../../components/dialog/overlay";
import { Icon } from "../../components/icon";
import { IconButton } from "../../components/icon-button";
import { LocalizedLink, useTranslation } from "../../i18n";
import * as styles from "./header-actions.module.css";
import { ThemeButton } from "./theme-button";

interface HeaderActionsProps {
  languageSwitch: ReactNode;
  /** The menu where scripts do not run. */
  noScriptMenu: ReactNode;
}

/**
 * The header's buttons: search, language, theme, side panel, menu; on small screens the language and the mobile menu.
 * Without scripts, a link to contact replaces search.
 */
export function HeaderActions({ languageSwitch, noScriptMenu }: HeaderActionsProps) {
  const { t } = useTranslation("common");
  const overlay = useOverlay();
  const opens = (name: NonNullable<typeof overlay>) => ({
    "aria-haspopup": "dialog" as const,
    "aria-expanded": overlay === name,
    onClick: () => openOverlay(name),
  });
  return (
    <div className={styles.actions}>
      <IconButton
        icon="search"
        words="below"
        label={t("search.open")}
        className={styles.wide}
        {...opens("search")}
      />
      <LocalizedLink
        to="/contact-us"
        title={t("navigation.contact")}
        className={`${styles.contact} ${styles.wide} without-scripts`}
      >
        <Icon name="email" />
        <span className="visually-hidden">{t("navigation.contact")}</span>
      </LocalizedLink>
      {languageSwitch}
      <ThemeButton words="below" className={styles.wide} />
      <IconButton
        icon="info"
        words="below"
        label={t("panel.open")}
        className={styles.wide}
        {...opens("panel")}
      />
      <IconButton
        icon="menu"
        words="below"
        label={t("menu.open")}
        className={styles.wide}
        {...opens("menu")}
      />
      <IconButton
        icon="menu"
        words="below"
        label={t("menu.open")}
        className={styles.narrow}
        {...opens("mobile-menu")}
      />
      {noScriptMenu}
    </div>
  );
}

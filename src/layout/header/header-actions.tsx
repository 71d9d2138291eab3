import type { ReactNode } from "react";
import { openOverlay, useOverlay } from "../../components/dialog/overlay";
import { IconButton } from "../../components/icon-button";
import { useTranslation } from "../../i18n";
import * as styles from "./header-actions.module.css";
import { ThemeButton } from "./theme-button";

/** The header's buttons: search, language, theme, side panel, menu; on small screens the language and the mobile menu. */
export function HeaderActions({ languageSwitch }: { languageSwitch: ReactNode }) {
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
        label={t("search.open")}
        className={styles.wide}
        {...opens("search")}
      />
      {languageSwitch}
      <ThemeButton className={styles.wide} />
      <IconButton icon="info" label={t("panel.open")} className={styles.wide} {...opens("panel")} />
      <IconButton icon="menu" label={t("menu.open")} className={styles.wide} {...opens("menu")} />
      <IconButton
        icon="menu"
        label={t("menu.open")}
        className={styles.narrow}
        {...opens("mobile-menu")}
      />
    </div>
  );
}

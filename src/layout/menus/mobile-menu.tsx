import { useEffect } from "react";
import { ContactLinks } from "../../components/contact-links";
import { Dialog } from "../../components/dialog/dialog";
import { closeOverlay, openOverlay, useOverlay } from "../../components/dialog/overlay";
import { IconButton } from "../../components/icon-button";
import { MotionButton } from "../../components/motion-button";
import { SocialLinks } from "../../components/social-links";
import { useTranslation } from "../../i18n";
import { ThemeButton } from "../header/theme-button";
import { MenuItems } from "./menu-items";
import * as styles from "./mobile-menu.module.css";

interface MobileMenuProps {
  navigation: Queries.OverlayNavigationFragment;
  site: Queries.OverlayMenuFragment;
  /** The page's path without a language prefix: it decides which item is active. */
  path: string;
}

/** From this width the header shows the menu. header.module.css has the same width. */
const wide = "(width >= 60rem)";

/** The menu for small screens, with the buttons that do not fit in the header. */
export function MobileMenu({ navigation, site, path }: MobileMenuProps) {
  const { t } = useTranslation("common");
  const close = () => closeOverlay("mobile-menu");
  useEffect(() => {
    const screen = window.matchMedia(wide);
    const closeOnWide = () => screen.matches && closeOverlay("mobile-menu");
    screen.addEventListener("change", closeOnWide);
    return () => screen.removeEventListener("change", closeOnWide);
  }, []);
  return (
    <Dialog
      kind="panel"
      label={t("menu.title")}
      className={styles.menu}
      open={useOverlay() === "mobile-menu"}
      onClose={close}
    >
      <div className={styles.inner}>
        <nav aria-label={t("navigation.main")} className={styles.items}>
          <MenuItems items={navigation.overlay} path={path} />
        </nav>
        <div className={styles.actions}>
          <IconButton
            icon="search"
            words="beside"
            label={t("search.open")}
            onClick={() => openOverlay("search")}
          />
          <IconButton
            icon="info"
            words="beside"
            label={t("panel.open")}
            onClick={() => openOverlay("panel")}
          />
          <ThemeButton words="beside" />
          <MotionButton words="beside" />
        </div>
        <div className={styles.contact}>
          <p>{site.address}</p>
          <ContactLinks phones={site.phones} />
          <SocialLinks profiles={site.social} />
        </div>
      </div>
    </Dialog>
  );
}

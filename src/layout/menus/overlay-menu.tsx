import { graphql } from "gatsby";
import { ContactLinks } from "../../components/contact-links";
import { Dialog } from "../../components/dialog/dialog";
import { closeOverlay, useOverlay } from "../../components/dialog/overlay";
import { MotionButton } from "../../components/motion-button";
import { SocialLinks } from "../../components/social-links";
import { useTranslation } from "../../i18n";
import { Logo } from "../logo";
import { MenuItems } from "./menu-items";
import * as styles from "./overlay-menu.module.css";

interface OverlayMenuProps {
  navigation: Queries.OverlayNavigationFragment;
  site: Queries.OverlayMenuFragment;
  brand: Queries.LogoFragment;
  /** The page's path without a language prefix: it decides which item is active. */
  path: string;
}

/** The full-screen menu: pages and contact details. */
export function OverlayMenu({ navigation, site, brand, path }: OverlayMenuProps) {
  const { t } = useTranslation("common");
  return (
    <Dialog
      kind="full"
      label={t("menu.title")}
      className={styles.menu}
      open={useOverlay() === "menu"}
      onClose={() => closeOverlay("menu")}
    >
      <div className={styles.inner}>
        <Logo name={site.name} brand={brand} />
        <nav aria-label={t("navigation.main")} className={styles.items}>
          <MenuItems items={navigation.overlay} path={path} />
        </nav>
        <div className={styles.contact}>
          <div>
            <h2>{t("contactDetails.address")}</h2>
            <p>{site.address}</p>
          </div>
          <div>
            <h2>{t("footer.contact")}</h2>
            <ContactLinks phones={site.phones} email={site.email} />
          </div>
          {site.social.length > 0 && (
            <div>
              <h2>{t("footer.follow")}</h2>
              <SocialLinks profiles={site.social} />
            </div>
          )}
          <MotionButton words="beside" />
        </div>
      </div>
    </Dialog>
  );
}

export const query = graphql`
  fragment OverlayNavigation on ContentNavigation {
    overlay {
      label
      to
    }
  }

  fragment OverlayMenu on ContentSite {
    name(language: $language)
    address(language: $language)
    ...ContactLinks
    social {
      network
      url
    }
  }
`;

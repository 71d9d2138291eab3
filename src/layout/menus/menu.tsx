import { graphql } from "gatsby";
import { ContactLinks } from "../../components/contact-links";
import { Dialog } from "../../components/dialog/dialog";
import { closeOverlay, openOverlay, useOverlay } from "../../components/dialog/overlay";
import { IconButton } from "../../components/icon-button";
import { MotionButton } from "../../components/motion-button";
import { SocialLinks } from "../../components/social-links";
import { useTranslation } from "../../i18n";
import { ThemeButton } from "../header/theme-button";
import { Logo } from "../logo";
import { NavigationLinks } from "../navigation-links";
import * as styles from "./menu.module.css";

interface MenuProps {
  navigation: Queries.MenuItemsFragment;
  site: Queries.MenuFactsFragment;
  brand: Queries.LogoFragment;
  /** The page's path without a language prefix: it decides which item is active. */
  path: string;
}

/** The menu: full screen, or on a small screen a panel that also has the buttons for which the header has no room. */
export function Menu({ navigation, site, brand, path }: MenuProps) {
  const { t } = useTranslation("common");
  const { name, address, phones, contacts, email, social } = site;
  return (
    <Dialog
      kind="side"
      label={t("menu.title")}
      className={styles.menu}
      open={useOverlay() === "menu"}
      onClose={() => closeOverlay("menu")}
    >
      <div className={styles.inner}>
        <div className={styles.wide}>
          <Logo name={name} brand={brand} />
        </div>
        <nav
          aria-label={t("navigation.main")}
          className={`corners links ${styles.items}`}
          style={{ "--count": navigation.menu.length } as object}
        >
          <ol className="turns">
            <NavigationLinks items={navigation.menu} path={path} />
          </ol>
        </nav>
        <div className={styles.aside}>
          <div className={styles.actions}>
            {(["search", "panel"] as const).map((overlay) => (
              <IconButton
                key={overlay}
                icon={overlay === "panel" ? "building" : overlay}
                words="beside"
                label={t(`${overlay}.open`)}
                className={styles.narrow}
                onClick={() => openOverlay(overlay)}
              />
            ))}
            <ThemeButton words="beside" className={styles.narrow} />
            <MotionButton words="beside" />
          </div>
          <div className={styles.contact}>
            <div>
              <h2 className={styles.heading}>{t("contactDetails.address")}</h2>
              <p translate="no">{address}</p>
            </div>
            <div>
              <h2 className={styles.heading}>{t("footer.contact")}</h2>
              <ContactLinks phones={phones} contacts={contacts} />
              <div className={styles.wide}>
                <ContactLinks email={email} />
              </div>
            </div>
            {social.length > 0 && (
              <div>
                <h2 className={styles.heading}>{t("footer.follow")}</h2>
                <SocialLinks social={social} />
              </div>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

export const query = graphql`
  fragment MenuItems on ContentNavigation {
    menu {
      text(language: $language)
      to
    }
  }

  fragment MenuFacts on ContentSite {
    name(language: $language)
    address(language: $language)
    ...ContactLinks
    ...SocialLinks
  }
`;

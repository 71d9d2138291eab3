import { graphql } from "gatsby";
import { useEffect } from "react";
import { useMediaQuery } from "../../browser/use-media-query";
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
  navigation: Queries.OverlayNavigationFragment;
  site: Queries.OverlayMenuFragment;
  brand: Queries.LogoFragment;
  /** The page's path without a language prefix: it decides which item is active. */
  path: string;
}

/** The menu: full screen, or on a small screen a panel that also has the buttons for which the header has no room. */
export function Menu({ navigation, site, brand, path }: MenuProps) {
  const { t } = useTranslation("common");
  // From this width the header shows the menu's items; menu.module.css and the header's style sheets have it too.
  const isWide = useMediaQuery("(width >= 60rem)", true);
  useEffect(() => {
    if (isWide) closeOverlay("menu");
  }, [isWide]);
  return (
    <Dialog
      kind={isWide ? "full" : "panel"}
      label={t("menu.title")}
      className={styles.menu}
      open={useOverlay() === "menu"}
      onClose={() => closeOverlay("menu")}
    >
      <div className={styles.inner}>
        {isWide && <Logo name={site.name} brand={brand} />}
        <nav
          aria-label={t("navigation.main")}
          className={styles.items}
          style={{ "--count": navigation.overlay.length } as object}
        >
          <ol className="turns">
            <NavigationLinks items={navigation.overlay} path={path} />
          </ol>
        </nav>
        {isWide ? <WideContact {...site} /> : <NarrowContact {...site} />}
      </div>
    </Dialog>
  );
}

/** Contact details, each with its heading. */
function WideContact({ address, social, ...links }: Queries.OverlayMenuFragment) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.contact}>
      <div>
        <h2 className="eyebrow">{t("contactDetails.address")}</h2>
        <p translate="no">{address}</p>
      </div>
      <div>
        <h2 className="eyebrow">{t("footer.contact")}</h2>
        <ContactLinks {...links} />
      </div>
      {social.length > 0 && (
        <div>
          <h2 className="eyebrow">{t("footer.follow")}</h2>
          <SocialLinks social={social} />
        </div>
      )}
      <MotionButton words="beside" />
    </div>
  );
}

/** The header's buttons, with their words, and contact details. */
function NarrowContact({ address, phones, contacts, social }: Queries.OverlayMenuFragment) {
  const { t } = useTranslation("common");
  const opener = (icon: "search" | "building", overlay: "search" | "panel") => (
    <IconButton
      icon={icon}
      words="beside"
      label={t(`${overlay}.open`)}
      onClick={() => openOverlay(overlay)}
    />
  );
  return (
    <>
      <div className={styles.actions}>
        {opener("search", "search")}
        {opener("building", "panel")}
        <ThemeButton words="beside" />
        <MotionButton words="beside" />
      </div>
      <div className={styles.contact}>
        <p translate="no">{address}</p>
        <ContactLinks phones={phones} contacts={contacts} />
        <SocialLinks social={social} />
      </div>
    </>
  );
}

export const query = graphql`
  fragment OverlayNavigation on ContentNavigation {
    overlay {
      text(language: $language)
      to
    }
  }

  fragment OverlayMenu on ContentSite {
    name(language: $language)
    address(language: $language)
    ...ContactLinks
    ...SocialLinks
  }
`;

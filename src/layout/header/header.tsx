import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useScrollDirection, useScrolledPast } from "../../browser/scroll";
import { LocalizedLink, useTranslation } from "../../i18n";
import { Logo } from "../logo";
import { NavigationLinks } from "../navigation-links";
import * as styles from "./header.module.css";
import { HeaderActions } from "./header-actions";

interface HeaderProps {
  navigation: Queries.HeaderNavigationFragment & Queries.MenuItemsFragment;
  site: Queries.HeaderFragment;
  brand: Queries.LogoFragment;
  /** The page's path without a language prefix: it decides which item is active and where the language switch leads. */
  path: string;
}

/** After so many pixels of scrolling the header becomes a bar. */
const stickyAfter = 100;

/** The header of every page: logo, main menu, language, and the buttons of the dialogs. On the home page it lies on the picture until it sticks. */
export function Header({ navigation, site, brand, path }: HeaderProps) {
  const { t } = useTranslation("common");
  return (
    <Bar className={path === "/" ? styles.overPicture : ""}>
      <LocalizedLink
        to="/"
        aria-label={t("header.homeLink", { company: site.fullName })}
        className={styles.home}
      >
        <Logo name={site.name} brand={brand} />
      </LocalizedLink>
      <nav aria-label={t("navigation.main")} className={`corners links ${styles.navigation}`}>
        <ul>
          <NavigationLinks items={navigation.main} path={path} />
        </ul>
      </nav>
      <HeaderActions items={navigation.menu} path={path} />
    </Bar>
  );
}

/** The bar around the header's content. Scrolling renders the bar again, not the content. */
function Bar({ className, children }: { className: string; children: ReactNode }) {
  const isSticky = useScrolledPast(stickyAfter);
  const isScrollingDown = useScrollDirection() === "down";
  const stuck = isScrollingDown ? `${styles.sticky} ${styles.down}` : styles.sticky;
  return (
    <header
      className={`${styles.header} ${className} ${isSticky ? stuck : ""}`}
      data-sticky={isSticky || undefined}
    >
      <div className={styles.inner}>{children}</div>
    </header>
  );
}

export const query = graphql`
  fragment Header on ContentSite {
    name(language: $language)
    fullName(language: $language)
  }

  fragment HeaderNavigation on ContentNavigation {
    main {
      text(language: $language)
      to
    }
  }
`;

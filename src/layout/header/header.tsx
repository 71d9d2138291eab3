import { graphql } from "gatsby";
import { useScrollDirection } from "../../browser/use-scroll-direction";
import { useScrolledPast } from "../../browser/use-scrolled-past";
import { isCurrentPath, LocalizedLink, useContentText, useTranslation } from "../../i18n";
import { Logo } from "../logo";
import * as styles from "./header.module.css";
import { HeaderActions } from "./header-actions";
import { LanguageSwitch } from "./language-switch";
import { PlainMenu } from "./plain-menu";

interface HeaderProps {
  navigation: Queries.HeaderNavigationFragment & Queries.OverlayNavigationFragment;
  site: Queries.HeaderFragment;
  brand: Queries.LogoFragment;
  /** The page's path without a language prefix: it decides which item is active and where the language switch leads. */
  path: string;
  /** The page begins with a picture. The header lies on it until it sticks. */
  overPicture: boolean;
}

/** After so many pixels of scrolling the header becomes a bar. */
const stickyAfter = 100;

/** The header of every page: logo, main menu, language, and the buttons of the dialogs. */
export function Header({ navigation, site, brand, path, overPicture }: HeaderProps) {
  const { t } = useTranslation("common");
  const text = useContentText();
  const isSticky = useScrolledPast(stickyAfter);
  const isOnTheWayDown = useScrollDirection() === "down";
  const classes = [
    styles.header,
    overPicture && styles.overPicture,
    isSticky && styles.sticky,
    isSticky && isOnTheWayDown && styles.down,
  ].filter(Boolean);
  return (
    <header className={classes.join(" ")} data-sticky={isSticky || undefined}>
      <div className={styles.inner}>
        <LocalizedLink
          to="/"
          aria-label={t("header.homeLink", { company: site.fullName })}
          className={styles.home}
        >
          <Logo name={site.name} brand={brand} />
        </LocalizedLink>
        <nav aria-label={t("navigation.main")} className={styles.navigation}>
          <ul>
            {navigation.main.map(({ label, to }) => (
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
        </nav>
        <HeaderActions
          languageSwitch={<LanguageSwitch path={path} />}
          plainMenu={<PlainMenu items={navigation.overlay} path={path} />}
        />
      </div>
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
      label
      to
    }
  }
`;

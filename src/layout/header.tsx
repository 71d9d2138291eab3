import { graphql } from "gatsby";
import { isCurrentPath, LocalizedLink, useContentText, useTranslation } from "../i18n";
import * as styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";

interface HeaderProps {
  navigation: Queries.HeaderNavigationFragment;
  site: Queries.HeaderFragment;
  /** The path in the address bar: it decides which item is active. */
  pathname: string;
  /** The page's path without a language prefix: where the language switch leads. */
  path: string;
}

/** The head of every page: logo, main menu, language. */
export function Header({ navigation, site, pathname, path }: HeaderProps) {
  const { t } = useTranslation("common");
  const text = useContentText();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <LocalizedLink
          to="/"
          aria-label={t("header.homeLink", { company: site.fullName })}
          className={styles.home}
        >
          <Logo name={site.name} />
        </LocalizedLink>
        <nav aria-label={t("navigation.main")} className={styles.navigation}>
          <ul>
            {navigation.main.map(({ label, to }) => (
              <li key={to}>
                <LocalizedLink
                  to={to}
                  navigation
                  aria-current={isCurrentPath(pathname, to) ? "page" : undefined}
                >
                  {text(label)}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch path={path} />
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

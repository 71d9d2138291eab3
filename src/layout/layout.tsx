// Imported first: they set the order of the cascade layers.
import "../styles/base.css";
import "../styles/fonts.css";
import "../styles/print.css";
import "../styles/tokens.css";
import "../../.cache/brand.css";
import { graphql, type PageProps } from "gatsby";
import { type ReactNode, useLayoutEffect } from "react";
import type { PageContext } from "../../shared/page-context";
import { useAnalytics } from "../browser/use-analytics";
import { ErrorBoundaries } from "../components/error-boundary";
import { SiteFacts } from "../components/site-facts";
import { ToastRegion } from "../components/toast/toast-region";
import { languageRow, StableTranslations, useTranslation } from "../i18n";
import { Search } from "../search/search-dialog";
import { FloatingActions } from "./floating-actions";
import { Footer } from "./footer";
import { Header } from "./header/header";
import * as styles from "./layout.module.css";
import { Menu } from "./menus/menu";
import { SidePanel } from "./menus/side-panel";
import { NavigationLinks } from "./navigation-links";
import { Splash } from "./splash";

interface LayoutProps extends Omit<PageProps<Queries.LayoutFragment, PageContext>, "children"> {
  children: ReactNode;
}

/** What is around every page. */
export default function Layout(props: LayoutProps) {
  // In develop, Gatsby's own 404 page comes without our data.
  return "site" in props.data ? (
    <StableTranslations of={props.data.locales}>
      <SiteFacts.Provider value={props.data.site}>
        <Frame {...props} />
      </SiteFacts.Provider>
    </StableTranslations>
  ) : (
    props.children
  );
}

function Frame({ children, data, pageContext }: LayoutProps) {
  const { t } = useTranslation("common");
  const { navigation, site, brand } = data;
  const path = pageContext.pagePath;
  const { code, dir } = languageRow(pageContext.language);
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Setting the same value again would restyle the whole page.
    if (root.lang !== code) Object.assign(root, { lang: code, dir });
  }, [code, dir]);
  useAnalytics(site.analytics?.asks ? null : site.analytics);
  return (
    <div id="page" tabIndex={-1} className={styles.site}>
      <ErrorBoundaries>
        <Splash mark={brand.markOnDark ?? brand.mark} />
        <a className={styles.skip} href="#main">
          {t("header.skip")}
        </a>
        <Header {...data} path={path} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer {...data} builtYear={data.metadata?.year ?? ""} />
        <FloatingActions />
        <Menu {...data} path={path} />
        <SidePanel {...data} />
        <Search links={<NavigationLinks items={navigation.footer} path={path} />} />
        <ToastRegion />
      </ErrorBoundaries>
    </div>
  );
}

export const layoutQuery = graphql`
  fragment SiteFacts on ContentSite {
    phones
    profile(language: $language)
    whatsapp
  }

  fragment Layout on Query {
    ...PageTranslations
    site: siteFacts {
      ...SiteFacts
      ...Header
      ...MenuFacts
      ...SidePanel
      ...Footer
    }
    offices { ...FooterOffices }
    brand { ...FooterBrand }
    ...PageMetadata
    navigation {
      ...HeaderNavigation
      ...MenuItems
      ...FooterNavigation
    }
  }
`;

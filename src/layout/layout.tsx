// First: they set the order of the cascade layers, whatever comes later.
import "../styles/base.css";
import "../styles/fonts.css";
import "../styles/motion.css";
import "../styles/tokens.css";
import { graphql, type PageProps } from "gatsby";
import { type ReactNode, useLayoutEffect } from "react";
import type { PageContext } from "../build/pages";
import { ToastStatus } from "../components/toast-status";
import { languageRow, useTranslation } from "../i18n";
import { Floating } from "./floating";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";
import { MobileMenu } from "./mobile-menu";
import { OverlayMenu } from "./overlay-menu";
import { Search } from "./search";
import { SidePanel } from "./side-panel";
import { Splash } from "./splash";
import { UnreachablePage } from "./unreachable-page";

/** What every page's query gives to the layout: the words, the company's facts, the menus. */
export type LayoutData = Queries.LayoutFragment;

interface LayoutProps extends Omit<PageProps<LayoutData, PageContext>, "children"> {
  children: ReactNode;
}

/** What stands around every page. */
export default function Layout({ children, data, pageContext }: LayoutProps) {
  const { t } = useTranslation("common");
  const { navigation, site } = data;
  const path = pageContext.pagePath;
  const { code, dir } = languageRow(pageContext.language);
  useLayoutEffect(() => {
    const root = document.documentElement;
    // To set it again as it is would style the whole page anew.
    if (root.lang !== code) Object.assign(root, { lang: code, dir });
  }, [code, dir]);
  return (
    <div id="page" tabIndex={-1} className={styles.site}>
      <Splash />
      <a className={styles.skip} href="#main">
        {t("header.skip")}
      </a>
      <Header
        navigation={navigation}
        site={site}
        path={path}
        overPicture={pageContext.beginsWithPicture}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer navigation={navigation} site={site} builtYear={data.metadata?.year ?? ""} />
      <Floating {...site} />
      <OverlayMenu navigation={navigation} site={site} path={path} />
      <MobileMenu navigation={navigation} path={path} />
      <SidePanel site={site} />
      <Search />
      <ToastStatus />
      <UnreachablePage />
    </div>
  );
}

export const layoutQuery = graphql`
  fragment Layout on Query {
    ...PageWords
    site: siteFacts {
      ...Header
      ...OverlayMenu
      ...SidePanel
      ...Floating
      ...Footer
    }
    ...PageMetadata
    navigation {
      ...HeaderNavigation
      ...OverlayNavigation
      ...FooterNavigation
    }
  }
`;

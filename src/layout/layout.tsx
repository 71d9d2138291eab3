// First: they set the order of the cascade layers, whatever comes later.
import "../styles/base.css";
import "../styles/fonts.css";
import "../styles/tokens.css";
import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import type { PageContext } from "../build/pages";
import { useTranslation } from "../i18n";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";

/** What every page's query gives to the layout: the words, the company's facts, the menus. */
export type LayoutData = Queries.LayoutFragment;

interface LayoutProps extends Omit<PageProps<LayoutData, PageContext>, "children"> {
  children: ReactNode;
}

/** What stands around every page. */
export default function Layout({ children, data, location, pageContext }: LayoutProps) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        {t("header.skip")}
      </a>
      <Header
        navigation={data.navigation}
        site={data.site}
        pathname={location.pathname}
        path={pageContext.pagePath}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer navigation={data.navigation} site={data.site} builtYear={data.metadata?.year ?? ""} />
    </div>
  );
}

export const layoutQuery = graphql`
  fragment Layout on Query {
    ...PageWords
    site: siteFacts {
      ...Header
      ...Footer
    }
    ...PageMetadata
    navigation {
      ...HeaderNavigation
      ...FooterNavigation
    }
  }
`;

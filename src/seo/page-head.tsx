import { graphql, withPrefix } from "gatsby";
import {
  codes,
  defaultLanguage,
  type Language,
  languageRow,
  languages,
} from "../../shared/languages";
import type { PageContext } from "../../shared/page-context";
import { pageTitle } from "../../shared/page-title";
import { logo, logoDrawing, sharePictureSize } from "../../shared/pictures";
import { feedPath } from "../../shared/served-paths";
import { textOfKey } from "../../shared/text-of-key";
import { absoluteUrl } from "../../shared/urls";
import latinFont from "../fonts/archivo.woff2";
import latinTitles from "../fonts/archivo-wide.woff2";
import arabicTitles from "../fonts/kufam.woff2";
import arabicFont from "../fonts/readex-pro-arabic.woff2";
import latinAmongArabic from "../fonts/readex-pro-basic-latin.woff2";
import { isPageDisabled } from "../i18n/disabled-pages";
import { breadcrumbs, type Data, StructuredData } from "./structured-data";

/** The files of a language that is not written in Latin letters. */
const scriptFonts: Partial<Record<Language, string[]>> = {
  ar: [arabicTitles, arabicFont, latinAmongArabic],
};

/** Only in the HTML: in the browser Gatsby would remove it for a moment at each navigation, so there the layout sets it. */
const isBuilt = typeof document === "undefined";

interface PageHeadProps {
  data: Queries.LayoutFragment;
  pageContext: PageContext;
  /** What search engines show beside the page, as schema.org data. */
  subject?: Data;
}

/** A page's `Head`: language, title, description, canonical, alternates, and what a shared link shows. It has no React context. */
export function PageHead({ data, pageContext, subject }: PageHeadProps) {
  const { language, pagePath, isIndexable, description, above, hasFeed } = pageContext;
  const row = languageRow(language);
  const siteUrl = siteUrlOf(data);
  const sharePicture = sharePictureUrl(data, pageContext);
  const title = pageTitle(pageContext.title, data.site.fullName, data.site.name);
  const canonical = absoluteUrl(siteUrl, pagePath, language);
  const isBelow = above && !isPageDisabled(above.path);
  const steps = [
    { name: data.site.fullName, path: "/" },
    ...(isBelow ? [{ name: above.title, path: above.path }] : []),
    { name: pageContext.title, path: pagePath },
  ].map(({ name, path }) => ({ name, url: absoluteUrl(siteUrl, path, language) }));
  return (
    <>
      {isBuilt && <html lang={row.code} dir={row.dir} />}
      {(scriptFonts[language] ?? [latinTitles, latinFont]).map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      <title>{title}</title>
      <meta name="description" content={description} />
      {/* iPhones would make links of other numbers too; telephone numbers are links already. */}
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href={withPrefix(logoDrawing)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix(logo)} />
      {!isIndexable && <meta name="robots" content="noindex" />}
      {isIndexable && (
        <>
          <link rel="canonical" href={canonical} />
          {[...codes, undefined].map((code) => (
            <link
              key={code ?? "default"}
              rel="alternate"
              hrefLang={code ?? "x-default"}
              href={absoluteUrl(siteUrl, pagePath, code ?? defaultLanguage)}
            />
          ))}
          {hasFeed && (
            <link
              rel="alternate"
              type="application/rss+xml"
              title={data.site.fullName}
              href={siteUrl + feedPath(language)}
            />
          )}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={data.site.fullName} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          {sharePicture && (
            <>
              <meta property="og:image" content={sharePicture} />
              <meta property="og:image:width" content={String(sharePictureSize.width)} />
              <meta property="og:image:height" content={String(sharePictureSize.height)} />
              <meta property="og:image:alt" content={title} />
            </>
          )}
          <meta property="og:locale" content={row.openGraph} />
          {languages
            .filter(({ code }) => code !== language)
            .map(({ code, openGraph }) => (
              <meta key={code} property="og:locale:alternate" content={openGraph} />
            ))}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {isIndexable && pagePath !== "/" && <StructuredData data={breadcrumbs(steps)} />}
      {subject && <StructuredData data={subject} />}
    </>
  );
}

/** The address under which the site is published, without a slash at its end. */
export function siteUrlOf({ metadata }: Queries.PageMetadataFragment): string {
  return metadata?.siteMetadata?.siteUrl?.replace(/\/$/, "") ?? "";
}

/** The absolute URL of the picture that a shared link to a page shows, where it has one. */
export function sharePictureUrl(data: Queries.PageMetadataFragment, { sharePicture }: PageContext) {
  return sharePicture && siteUrlOf(data) + sharePicture;
}

/** The text of a key such as `terms:meta.title`, from the words in a page's data; what is no key is the text itself. */
export function translationOf({ locales }: Queries.PageTranslationsFragment, key: string): string {
  const textsOf = (namespace: string) =>
    JSON.parse(locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? "{}");
  return textOfKey(key, textsOf) ?? key;
}

export const query = graphql`
  fragment PageMetadata on Query {
    metadata: site {
      year: buildTime(formatString: "YYYY")
      siteMetadata { siteUrl }
    }
  }
`;

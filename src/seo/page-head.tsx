import arabicFont from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2";
import latinFont from "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2";
import { withPrefix } from "gatsby";
import type { PageContext } from "../build/pages";
import { defaultLanguage, type Language, languageRow, languages } from "../i18n/languages";
import { absoluteUrl } from "../i18n/urls";

const fonts: Record<Language, string> = { ar: arabicFont, en: latinFont };

interface PageHeadProps {
  /** What every page's query holds: the words and the company's facts. */
  data: Queries.LayoutFragment;
  pageContext: PageContext;
}

/** A page's `Head`: language, title, description, canonical and alternates. React context does not reach it. */
export function PageHead({ data, pageContext }: PageHeadProps) {
  const { language, pagePath, title, description, isFound } = pageContext;
  const row = languageRow(language);
  const { siteUrl } = data.site;
  const fullTitle = `${wordOf(data, title)} | ${data.site.fullName}`;
  return (
    <>
      <html lang={row.code} dir={row.dir} />
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={fonts[language]}
        crossOrigin="anonymous"
      />
      <title>{fullTitle}</title>
      <meta name="description" content={wordOf(data, description)} />
      <link rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix("/icons/icon-180.png")} />
      <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
      <meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0b1514" media="(prefers-color-scheme: dark)" />
      {isFound ? (
        <>
          <link rel="canonical" href={absoluteUrl(siteUrl, pagePath, language)} />
          {languages.map(({ code }) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={absoluteUrl(siteUrl, pagePath, code)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={absoluteUrl(siteUrl, pagePath, defaultLanguage)}
          />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** The text of a key such as `terms:meta.title`, from the words in a page's data. */
function wordOf({ locales }: Queries.PageWordsFragment, key: string): string {
  const [namespace, path = ""] = key.split(":");
  const words = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? "{}";
  return path.split(".").reduce((inner, part) => inner?.[part], JSON.parse(words));
}

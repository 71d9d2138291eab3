import { absoluteUrl } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { logo } from "../shared/pictures";
import { PageHead, sharePictureUrl, siteUrlOf } from "./page-head";
import { generalContractor, StructuredData } from "./structured-data";

interface CompanyHeadProps {
  data: Queries.LayoutFragment & { company: Queries.CompanyDataFragment };
  pageContext: PageContext;
}

/** The `Head` of a page that presents the company itself: what search engines show of it beside the page. */
export function CompanyHead({ data, pageContext }: CompanyHeadProps) {
  const siteUrl = siteUrlOf(data);
  const home = absoluteUrl(siteUrl, "/", pageContext.language);
  const id = `${siteUrl}/#company`;
  return (
    <>
      <PageHead data={data} pageContext={pageContext} />
      <StructuredData
        data={generalContractor(data.company, {
          id,
          url: home,
          logo: siteUrl + logo,
          picture: sharePictureUrl(data, pageContext),
        })}
      />
      {pageContext.pagePath === "/" && (
        <StructuredData
          data={{
            "@type": "WebSite",
            name: data.site.fullName,
            url: home,
            inLanguage: pageContext.language,
            publisher: { "@id": id },
          }}
        />
      )}
    </>
  );
}

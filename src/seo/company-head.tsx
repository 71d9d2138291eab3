import type { PageContext } from "../../shared/page-context";
import { logo } from "../../shared/pictures";
import { absoluteUrl } from "../../shared/urls";
import { PageHead, sharePictureUrl, siteUrlOf } from "./page-head";
import { generalContractor, StructuredData } from "./structured-data";

export interface HeadProps<Name extends string, Fragment> {
  data: Queries.LayoutFragment & Record<Name, Fragment>;
  pageContext: PageContext;
}

/** From the data and context of a page: the page, the company and its logo, as its structured data names them. */
export function commonsOf({ data, pageContext }: HeadProps<never, never>) {
  const { language, pagePath } = pageContext;
  const siteUrl = siteUrlOf(data);
  return {
    /** The page, as one of the kinds of https://schema.org/CreativeWork. */
    page: {
      url: absoluteUrl(siteUrl, pagePath, language),
      inLanguage: language,
      image: sharePictureUrl(data, pageContext),
    },
    home: absoluteUrl(siteUrl, "/", language),
    logo: siteUrl + logo,
    company: { "@id": `${siteUrl}/#company` },
  };
}

/** The `Head` of a page that presents the company itself; the first one is the site's too, another has the other offices. */
export function CompanyHead(
  props: HeadProps<"company", Queries.CompanyDataFragment> & {
    data: { branches?: Queries.OfficesFragment };
  },
) {
  const { home, logo, company, page } = commonsOf(props);
  const { data, pageContext } = props;
  const addresses = { id: company["@id"], url: home, logo, picture: page.image };
  const { fullName: name } = data.site;
  const { inLanguage } = page;
  return (
    <>
      <PageHead
        {...props}
        subject={generalContractor(data.company, addresses, data.branches?.items)}
      />
      {pageContext.pagePath === "/" && (
        <StructuredData
          data={{ "@type": "WebSite", name, url: home, inLanguage, publisher: company }}
        />
      )}
    </>
  );
}

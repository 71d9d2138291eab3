import { graphql } from "gatsby";
import { absoluteUrl } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { PageHead, siteUrlOf, wordOf } from "./page-head";
import { jobPosting, StructuredData } from "./structured-data";

interface ClientsHeadProps {
  data: Queries.LayoutFragment & { vacancies: Queries.VacanciesDataFragment };
  pageContext: PageContext;
}

/** The `Head` of the page with the open jobs, each as https://schema.org/JobPosting. */
export function ClientsHead({ data, pageContext }: ClientsHeadProps) {
  const { language, pagePath } = pageContext;
  const siteUrl = siteUrlOf(data);
  const company = {
    id: `${siteUrl}/#company`,
    name: data.site.fullName,
    url: absoluteUrl(siteUrl, "/", language),
  };
  const page = {
    url: `${absoluteUrl(siteUrl, pagePath, language)}#careers`,
    text: wordOf(data, "careers:text"),
  };
  return (
    <>
      <PageHead data={data} pageContext={pageContext} />
      {data.vacancies.items.map((vacancy) => (
        <StructuredData key={vacancy.id} data={jobPosting(vacancy, company, page)} />
      ))}
    </>
  );
}

export const query = graphql`
  fragment VacanciesData on ContentVacancies {
    items {
      id
      title(language: $language)
      place {
        name(language: $language)
        country
      }
      kind
      posted
      closes
    }
  }
`;

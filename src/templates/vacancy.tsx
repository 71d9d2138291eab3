import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { VacancyBody } from "../sections/careers/vacancy-body";
import { PageTitle } from "../sections/page-title";

export default function Vacancy({ data }: PageProps<Queries.VacancyPageQuery>) {
  const { t } = useTranslation("careers");
  const { vacancy, facts } = data;
  return (
    <ErrorBoundaries>
      <PageTitle
        above={{ to: "/clients#careers", name: t("vacancies.all") }}
        title={vacancy.title}
      />
      <VacancyBody {...vacancy} {...facts} />
    </ErrorBoundaries>
  );
}

export { VacancyHead as Head } from "../seo/described-heads";

export const query = graphql`
  query VacancyPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    facts: siteFacts { careersEmail }
    vacancy(slug: $slug) {
      title(language: $language)
      ...VacancyBody
      ...VacancyData
    }
  }
`;

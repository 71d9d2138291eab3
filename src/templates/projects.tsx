import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { PageTitle } from "../sections/page-title";
import { ProjectsList } from "../sections/projects/projects-list";
import { RuledList } from "../sections/ruled-list";

export default function Projects({ data, location }: PageProps<Queries.ProjectsPageQuery>) {
  const { t } = useTranslation("projects");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <ProjectsList search={location.search} projects={data.projects} />
      <div className="no-print">
        <RuledList
          id="sectors"
          title={t("sectors.title")}
          items={data.sectors.items.filter(({ path }) => path)}
        />
      </div>
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query ProjectsPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    projects {
      ...ProjectCard
      ...ProjectSheet
    }
    sectors {
      items {
        id
        title: name(language: $language)
        text: summary(language: $language)
        path
      }
    }
  }
`;

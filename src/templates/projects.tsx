import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { PageTitle } from "../sections/page-title";
import { ProjectsList } from "../sections/projects/projects-list";
import { Skyline } from "../sections/projects/skyline";

export default function Projects({ data }: PageProps<Queries.ProjectsPageQuery>) {
  const { t } = useTranslation("projects");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <ProjectsList projects={data.projects} map={data.cities} profile={data.facts.profile} />
      <Skyline projects={data.drawn} title={t("skyline.title")} />
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query ProjectsPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    facts: siteFacts {
      profile(language: $language)
    }
    drawn: projects(drawn: true, first: 16) {
      ...Skyline
    }
    projects {
      ...ProjectCard
    }
    cities {
      ...CitiesMap
    }
  }
`;

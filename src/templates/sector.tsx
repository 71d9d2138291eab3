import { graphql, type PageProps } from "gatsby";
import { projectsPath } from "../../shared/anchors";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { PageTitle } from "../sections/page-title";
import { Ask } from "../sections/project/project-end";
import { SectorBody } from "../sections/projects/sector-body";

export default function Sector({ data }: PageProps<Queries.SectorPageQuery>) {
  const { t } = useTranslation("projects");
  const { sector, projects } = data;
  return (
    <ErrorBoundaries>
      <PageTitle
        above={{ to: projectsPath, name: t("title") }}
        title={sector.name}
        intro={sector.summary ?? undefined}
      />
      <SectorBody {...sector} projects={projects} />
      <Ask subject={sector.name} action={t("ask.write")} />
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query SectorPage($slug: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    sector(slug: $slug) {
      ...SectorBody
    }
    projects(sector: $slug) {
      ...ProjectCard
      ...ProjectTotals
    }
  }
`;

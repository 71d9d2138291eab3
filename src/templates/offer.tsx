import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../../shared/page-context";
import { ErrorBoundaries } from "../components/error-boundary";
import { useTranslation } from "../i18n";
import { EntryBody, Paragraphs, Points } from "../sections/entry-body";
import { PageTitle } from "../sections/page-title";
import { Ask } from "../sections/project/project-end";
import { LargeProjects } from "../sections/projects/large-projects";
import { useProjectTotals } from "../sections/projects/project-totals";
import { ProjectCards } from "../sections/projects/projects-list";
import { RuledList } from "../sections/ruled-list";
import { Steps } from "../sections/steps";

type Props = PageProps<Queries.OfferPageQuery, PageContext>;

/** A service, or a sector, which has projects, and perhaps a paragraph. */
export default function Offer({ data: { offer }, pageContext }: Props) {
  const { t } = useTranslation(["services", "projects"]);
  const { title, description, above = { path: "/", title: "" } } = pageContext;
  const projects = offer.projects ?? [];
  return (
    <ErrorBoundaries>
      <PageTitle
        above={{ to: above.path, name: above.title }}
        title={title}
        intro={description}
        cover={offer.cover ?? undefined}
      />
      <EntryBody label={title} facts={useProjectTotals(projects)}>
        <Paragraphs texts={offer.paragraphs} />
        <Points title={t("page.scope")} points={offer.scope ?? []} />
      </EntryBody>
      <Steps title={t("page.steps")} steps={offer.steps ?? []} pictures={offer.pictures ?? []} />
      {offer.steps && projects.length > 2 ? (
        <LargeProjects title={t("projects:title")} projects={offer.large} />
      ) : (
        <ProjectCards title={t("projects:title")} projects={projects} />
      )}
      <RuledList
        id="questions"
        kind="questions"
        title={t("page.questions")}
        items={offer.questions ?? []}
      />
      <Ask subject={title} action={t("page.ask")} />
    </ErrorBoundaries>
  );
}

export { OfferHead as Head } from "../seo/described-heads";

export const query = graphql`
  query OfferPage(
    $service: String
    $sector: String
    $language: String!
    $namespaces: [String!]!
  ) {
    ...Layout
    offer(service: $service, sector: $sector) {
      cover {
        alt(language: $language)
        ...NextCover
      }
      paragraphs(language: $language)
      scope(language: $language)
      steps { ...ListEntry }
      pictures { ...EntryPictures }
      projects { ...ProjectCard }
      large: projects { ...LargeProject }
      questions { ...ListEntry }
    }
  }
`;

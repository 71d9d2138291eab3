import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import type { PageContext } from "../../shared/page-context";
import { ErrorBoundaries } from "../components/error-boundary";
import { Section } from "../components/section";
import { formatNumber, useLanguage, useTranslation } from "../i18n";
import { EntryBody, Paragraphs, Points } from "../sections/entry-body";
import { PageTitle } from "../sections/page-title";
import { Ask } from "../sections/project/project-end";
import { LargeProjects } from "../sections/projects/large-projects";
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
        cover={offer.cover ?? undefined}
      />
      <EntryBody label={title} intro={description} facts={useProjectTotals(projects)}>
        <Paragraphs texts={offer.paragraphs} />
        <Points title={t("page.scope")} points={offer.scope ?? []} />
      </EntryBody>
      <Steps title={t("page.steps")} steps={offer.steps ?? []} pictures={offer.pictures ?? []} />
      {offer.steps && projects.length > 2 ? (
        <LargeProjects title={t("projects:title")} projects={offer.large} />
      ) : (
        projects.length > 0 && (
          <Section rank="minor" title={t("projects:title")}>
            <ProjectCards heading="h3" projects={projects} />
          </Section>
        )
      )}
      <RuledList
        id="questions"
        kind="questions"
        title={t("page.questions")}
        items={offer.questions ?? []}
      />
      <Ask subject={title} action={t(offer.scope ? "page.ask" : "projects:filters.ask")} />
    </ErrorBoundaries>
  );
}

const large = (figure: ReactNode) => <strong>{figure}</strong>;

/** What some projects come to: how many there are, their area, how many were handed over in time, where they are. */
function useProjectTotals(
  projects: readonly Queries.ProjectCardFragment[],
): [label: string, value: ReactNode][] {
  const { t } = useTranslation("projects");
  const language = useLanguage();
  const area = projects.reduce((sum, project) => sum + (project.area ?? 0), 0);
  const finished = projects.filter(({ handover }) => handover);
  const inTime = finished.filter(
    ({ handover, plannedHandover }) => handover && handover <= plannedHandover,
  );
  const counts = { part: inTime.length, count: finished.length };
  const countries = new Set(projects.map(({ city }) => city.countryName));
  return [
    [t("totals.projects"), large(projects.length)],
    [
      t("totals.area"),
      area > 0 && large(`${formatNumber(area, language)}\u00a0${t("facts.metre")}²`),
    ],
    [t("totals.inTime"), finished.length > 0 && large(t("totals.part", counts))],
    [t("totals.countries"), [...countries].join("\u00a0· ")],
  ];
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

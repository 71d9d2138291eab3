import { graphql } from "gatsby";
import { Section } from "../components/section";
import { useTextOfKey, useTranslation } from "../i18n";
import { EntryBody, Paragraphs, Points } from "./entry-body";
import { PageTitle } from "./page-title";
import { Ask } from "./project/project-end";
import { EntryPictures } from "./project/project-pictures";
import { useProjectTotals } from "./projects/project-totals";
import { ProjectCards } from "./projects/projects-list";
import { RuledList } from "./ruled-list";

/** A service: what is done and how, its pictures and projects, questions about it, and a way to ask. */
export function ServiceSections({ title, page, ...cover }: Queries.ServiceSectionsFragment) {
  const { t } = useTranslation("services");
  const name = useTextOfKey()(title);
  const projects = page?.projects ?? [];
  const totals = useProjectTotals(projects);
  return (
    <>
      <PageTitle
        above={{ to: "/services", name: t("ourServices") }}
        title={name}
        intro={page?.summary}
        cover={cover}
      />
      <EntryBody label={name} facts={projects.length > 0 ? totals : []}>
        <Paragraphs texts={page?.paragraphs ?? []} />
        <Points title={t("page.scope")} points={page?.scope ?? []} />
      </EntryBody>
      <EntryPictures pictures={page?.pictures ?? []} />
      <RuledList id="steps" title={t("page.steps")} items={page?.steps ?? []} />
      {projects.length > 0 && (
        <Section rank="minor" title={t("page.projects")}>
          <ProjectCards projects={projects} heading="h3" />
        </Section>
      )}
      <RuledList id="questions" title={t("page.questions")} items={page?.questions ?? []} />
      <Ask subject={name} action={t("page.ask")} />
    </>
  );
}

export const query = graphql`
  fragment ServiceSections on Service {
    title
    alt(language: $language)
    image {
      ...ScreenWidePicture
    }
    focus
    page {
      summary(language: $language)
      paragraphs(language: $language)
      scope(language: $language)
      steps {
        ...ListEntry
      }
      pictures {
        ...EntryPictures
      }
      projects {
        ...ProjectCard
        ...ProjectTotals
      }
      questions {
        ...ListEntry
      }
    }
  }
`;

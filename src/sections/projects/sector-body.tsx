import { graphql } from "gatsby";
import { projectsPath } from "../../../shared/anchors";
import { Action } from "../../components/action";
import { Section } from "../../components/section";
import { useTranslation } from "../../i18n";
import { EntryBody, Paragraphs } from "../entry-body";
import { useProjectTotals } from "./project-totals";
import { ProjectCards } from "./projects-list";

type SectorBodyProps = Queries.SectorBodyFragment & {
  projects: readonly (Queries.ProjectCardFragment & Queries.ProjectTotalsFragment)[];
};

/** The projects of a sector, with what they come to. */
export function SectorBody({ name, summary, text, projects }: SectorBodyProps) {
  const { t } = useTranslation("projects");
  return (
    <>
      <EntryBody label={name} facts={useProjectTotals(projects)}>
        <Paragraphs texts={[text ?? summary ?? []].flat()} />
      </EntryBody>
      <Section>
        <ProjectCards projects={projects} heading="h2" />
        <p className="ways no-print">
          <Action to={projectsPath} kind="quiet">
            {t("sectors.all")}
          </Action>
        </p>
      </Section>
    </>
  );
}

/** The way to the pages of sectors; nothing without any. */
export function SectorLinks({ items }: Queries.SectorLinksFragment) {
  const { t } = useTranslation("projects");
  const links = items.map(
    ({ id, name, path }) =>
      path && (
        <Action key={id} to={path} kind="quiet">
          {name}
        </Action>
      ),
  );
  if (!links.some(Boolean)) return null;
  return (
    <div className="no-print">
      <Section rank="minor" title={t("sectors.title")}>
        <p className="ways">{links}</p>
      </Section>
    </div>
  );
}

export const query = graphql`
  fragment SectorBody on Sector {
    name(language: $language)
    summary(language: $language)
    text(language: $language)
  }

  fragment SectorLinks on ContentSectors {
    items {
      id
      name(language: $language)
      path
    }
  }
`;

import { graphql } from "gatsby";
import { RuledTable } from "../../components/ruled-table";
import { formatMonth, formatNumber, LocalizedLink, useLanguage, useTranslation } from "../../i18n";

interface ProjectsTableProps {
  projects: readonly Queries.ProjectRowFragment[];
}

/** All projects in one table, with what references are compared by. */
export function ProjectsTable({ projects }: ProjectsTableProps) {
  const { t } = useTranslation(["prequalification", "projects"]);
  const language = useLanguage();
  const month = (date: string | null) => date && formatMonth(date, language);
  const outcome = ({ handover, expectedHandover, progress }: Queries.ProjectRowFragment) => {
    if (handover) return month(handover);
    if (!expectedHandover) return t("projects:facts.progress", { percent: progress });
    return t("projects:facts.expected", { month: month(expectedHandover) });
  };
  return (
    <RuledTable
      id="projects"
      title={t("projects.title")}
      search="none"
      columns={[
        { label: t("projects.project") },
        { label: t("projects:facts.client"), isPlain: true },
        { label: t("projects:facts.consultant") },
        { label: t("projects:facts.area"), kind: "number", isPlain: true },
        { label: t("projects:facts.value"), kind: "short", isPlain: true },
        { label: t("projects:facts.contract"), isPlain: true },
        { label: t("late.due"), kind: "short" },
        { label: t("projects.actual") },
      ]}
      rows={projects.map((project) => ({
        key: project.path,
        cells: [
          <>
            <LocalizedLink to={project.path} data-print>
              {project.name}
            </LocalizedLink>
            <span>{project.city.name}</span>
          </>,
          project.clientName,
          project.consultant,
          project.area &&
            `${formatNumber(project.area, language)}\u00a0${t("projects:facts.metre")}²`,
          project.worth,
          project.contract &&
            t(`projects:contracts.${project.contract}` as "projects:contracts.lump-sum"),
          month(project.plannedHandover),
          outcome(project),
        ],
      }))}
    />
  );
}

export const query = graphql`
  fragment ProjectRow on ContentProject {
    path
    name(language: $language)
    city {
      name(language: $language)
    }
    clientName(language: $language)
    consultant(language: $language)
    area
    worth(language: $language)
    contract
    plannedHandover
    expectedHandover
    handover
    progress
  }
`;

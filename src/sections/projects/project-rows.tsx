import { graphql } from "gatsby";
import * as action from "../../components/action.module.css";
import { Picture } from "../../components/picture/picture";
import { TitleBlock } from "../../components/title-block";
import { formatMonth, formatNumber, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import * as styles from "./project-rows.module.css";

type Project = Queries.ProjectCardFragment & Queries.ProjectSheetFragment;

/** What an estimator asks of a project, as far as it is published: label and value, in the order of columns. */
function useRow() {
  const { t } = useTranslation("projects");
  const language = useLanguage();
  const month = (date: string) => formatMonth(date, language);
  return (project: Project) => {
    const { name, clientName, sector, city, worth, area, start, status, progress } = project;
    const { handover, expectedHandover, plannedHandover } = project;
    const state = t(`statuses.${status}` as "statuses.finished");
    return [
      [t("kind"), name],
      [t("facts.client"), clientName ?? ""],
      [t("facts.sector"), sector.name],
      [t("filters.city"), city.name],
      [t("facts.value"), worth ?? ""],
      [`${t("facts.area")} (${t("facts.metre")}²)`, area ? formatNumber(area, language) : ""],
      [t("list.start"), month(start)],
      [t("filters.year"), month(handover ?? expectedHandover ?? plannedHandover)],
      [t("facts.status"), handover ? state : `${state} (${progress}%)`],
    ] as const;
  };
}

/** The projects of a list to take along: as a table that Excel opens, and on paper, a sheet each. */
export function TakeAlong({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation("projects");
  const rowOf = useRow();
  const save = () => {
    const rows = projects.map(rowOf);
    const labels = rows[0]?.map(([label]) => label) ?? [];
    const lines = [labels, ...rows.map((row) => row.map(([, value]) => value))].map((cells) =>
      cells.map((text) => `"${text.replaceAll("\u00a0", " ").replaceAll('"', '""')}"`).join(","),
    );
    // By the mark at its beginning, Excel knows that the table is in UTF-8.
    const table = new Blob([`\ufeff${lines.join("\r\n")}\r\n`], { type: "text/csv" });
    const href = URL.createObjectURL(table);
    Object.assign(document.createElement("a"), { href, download: `${t("title")}.csv` }).click();
    URL.revokeObjectURL(href);
  };
  if (projects.length === 0) return null;
  return (
    <>
      <button type="button" className={`with-scripts ${action.quiet}`} onClick={save}>
        {t("list.table")}
      </button>
      <button
        type="button"
        className={`with-scripts ${action.quiet}`}
        onClick={() => window.print()}
      >
        {t("list.print")}
      </button>
    </>
  );
}

/** On paper: a sheet for each project. */
export function ProjectSheets({ projects }: { projects: readonly Project[] }) {
  const rowOf = useRow();
  return (
    <ul>
      {projects.map((project) => (
        <li key={project.path} className={styles.sheet}>
          <h2>
            <LocalizedLink to={project.path}>{project.name}</LocalizedLink>
          </h2>
          <p>{project.summary}</p>
          <Picture image={project.cover.image} alt="" focus={project.cover.focus} />
          <TitleBlock facts={rowOf(project).slice(1)} />
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ProjectSheet on ContentProject {
    summary(language: $language)
    clientName(language: $language)
    worth(language: $language)
    start
  }
`;

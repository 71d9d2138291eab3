import { graphql, withPrefix } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { NewTabLink } from "../../components/new-tab-link";
import type { RuledTable } from "../../components/ruled-table";
import {
  formatDate,
  formatMonth,
  formatNumber,
  LocalizedLink,
  useLanguage,
  useTranslation,
} from "../../i18n";
import { cellsIn } from "../../shared/cells";

type Table = ComponentProps<typeof RuledTable>;

/** The tables of `content/`, and that of the projects; none without rows. */
export function useTables({ prequalification, projects }: Queries.TablesFragment) {
  const { t } = useTranslation(["prequalification", "projects"]);
  const language = useLanguage();
  const month = (date: string | null) => date && formatMonth(date, language);
  const outcome = ({ handover, expectedHandover, progress }: (typeof projects)[number]) => {
    if (handover) return month(handover);
    if (!expectedHandover) return t("projects:facts.progress", { percent: progress });
    return t("projects:facts.expected", { month: month(expectedHandover) });
  };
  const all: Table[] = [
    ...prequalification.items.map(({ id, title, note, columns, rows }): Table => {
      const cells = rows.map((row) => cellsIn(row.cells));
      const labels = columns ? cellsIn(columns) : [];
      const [, ...others] = cells[0] ?? [];
      const written = others.map((_cell, index) =>
        columnOf(
          labels[index + 1],
          cells.map((row) => row[index + 1] ?? ""),
        ),
      );
      return {
        id,
        title,
        text: note ?? undefined,
        columns: [
          { label: labels[0] },
          ...written,
          { label: t("validUntil"), kind: "short" },
          { label: t("document") },
        ],
        rows: rows.map(({ until, document }, index) => [
          ...(cells[index] ?? []).map(shown),
          until && formatDate(until, language),
          document && (
            <NewTabLink href={withPrefix(document)} data-print>
              PDF
              <span className="visually-hidden">: {cells[index]?.[0]}</span>
            </NewTabLink>
          ),
        ]),
      };
    }),
    {
      id: "projects",
      title: t("projects.title"),
      search: "none",
      columns: [
        { label: t("projects.project") },
        { label: t("projects:facts.client"), isPlain: true },
        { label: t("projects:facts.consultant") },
        { label: t("projects:facts.area"), kind: "number", isPlain: true },
        { label: t("projects:facts.value"), kind: "short", isPlain: true },
        { label: t("projects:facts.contract"), isPlain: true },
        { label: t("projects.due"), kind: "short" },
        { label: t("projects.actual") },
      ],
      rows: projects.map((project) => [
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
      ]),
    },
  ];
  return all.filter(({ rows }) => rows.length > 0);
}

/** A column of texts: numbers stand below one another, a few letters on one line, words without a number need no label in a list. */
function columnOf(label: string | undefined, cells: string[]): Table["columns"][number] {
  const longest = Math.max(...cells.map(({ length }) => length));
  const isNumber = cells.every((cell) => /^[\d.,]+$/.test(cell));
  const isLong = longest > 60;
  const kind = isNumber ? "number" : isLong ? "long" : longest < 20 ? "short" : undefined;
  return { label, kind, isPlain: isLong || !cells.some((cell) => /\d/.test(cell)) };
}

/** A cell: what follows a line break stands below, a number or a code reads from left to right. */
function shown(cell: string): ReactNode {
  const [name, ...more] = cell.split("\n");
  if (/^[\w.,/-]+$/.test(cell)) return <bdi dir="ltr">{cell}</bdi>;
  return more.length === 0 ? (
    cell
  ) : (
    <>
      {name}
      <span>{more.join(" ")}</span>
    </>
  );
}

export const query = graphql`
  fragment Tables on Query {
    prequalification {
      items {
        id
        title(language: $language)
        note(language: $language)
        columns(language: $language)
        rows {
          cells(language: $language)
          until
          document
        }
      }
    }
    projects {
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
  }
`;

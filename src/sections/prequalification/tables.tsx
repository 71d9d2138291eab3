import { graphql, withPrefix } from "gatsby";
import type { ComponentProps } from "react";
import { cellsIn } from "../../../shared/cells";
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
    ...prequalification.items.map(
      ({ id, title, note, columns, rows }): Table => ({
        id,
        title,
        text: note ?? undefined,
        labels: columns ? [...cellsIn(columns), t("validUntil"), t("document")] : [],
        rows: rows.map(({ cells, until, document }) => [
          ...cellsIn(cells),
          until && formatDate(until, language),
          document && (
            <NewTabLink href={withPrefix(document)}>
              PDF
              <span className="visually-hidden">: {cellsIn(cells)[0]}</span>
            </NewTabLink>
          ),
        ]),
      }),
    ),
    {
      id: "projects",
      title: t("projects.title"),
      search: "none",
      labels: [
        t("projects.project"),
        t("projects:facts.client"),
        t("projects:facts.consultant"),
        t("projects:facts.area"),
        t("projects:facts.value"),
        t("projects:facts.contract"),
        t("projects.due"),
        t("projects.actual"),
      ],
      rows: projects.map((project) => [
        <>
          <LocalizedLink to={project.path}>{project.name}</LocalizedLink>
          <span className="note stack">{project.city.name}</span>
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
      city { name(language: $language) }
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

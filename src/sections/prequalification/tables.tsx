import { graphql, withPrefix } from "gatsby";
import type { ComponentProps } from "react";
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

/** What procurement asks for in tables: credentials, capacity, safety, projects, late ones; none without rows. */
export function useTables({ credentials, prequalification, projects }: Queries.TablesFragment) {
  const { t } = useTranslation(["prequalification", "projects", "common"]);
  const language = useLanguage();
  const month = (date: string | null) => date && formatMonth(date, language);
  /** Injuries in a million hours. */
  const rate = (injuries: number, hours: number) =>
    formatNumber((injuries * 1e6) / hours, language, { maximumFractionDigits: 1 });
  const outcome = ({ handover, expectedHandover, progress }: (typeof projects)[number]) => {
    if (handover) return month(handover);
    if (!expectedHandover) return t("projects:facts.progress", { percent: progress });
    return t("projects:facts.expected", { month: month(expectedHandover) });
  };
  const safetyKeys = ["hours", "lostTime", "ltifr", "recordable", "trifr", "fatalities"] as const;
  const all: Table[] = [
    {
      id: "credentials",
      title: t("credentials.title"),
      text: t("credentials.text"),
      columns: [
        { label: t("credentials.name") },
        { label: t("credentials.kind"), isPlain: true },
        { label: t("credentials.body"), isPlain: true },
        { label: t("credentials.number"), kind: "short" },
        { label: t("credentials.validUntil"), kind: "short" },
        { label: t("credentials.document") },
      ],
      rows: credentials.items.map(({ kind, name, body, number, scope, validUntil, document }) => [
        <>
          {name}
          {scope && <span>{scope}</span>}
        </>,
        t(`credentials.kinds.${kind}` as "credentials.kinds.tax"),
        body,
        <bdi key="number" dir="ltr">
          {number}
        </bdi>,
        validUntil && formatDate(validUntil, language),
        document && (
          <NewTabLink href={withPrefix(document)} data-print>
            PDF
            <span className="visually-hidden">: {name}</span>
          </NewTabLink>
        ),
      ]),
    },
    {
      id: "capacity",
      title: t("capacity.title"),
      columns: [{}, { kind: "long" }, { kind: "short" }],
      rows: prequalification.items.map(({ label, text, asOf }) => [
        label,
        text,
        asOf && <span className="note">{t("common:figures.asOf", { date: month(asOf) })}</span>,
      ]),
    },
    {
      id: "safety",
      title: t("safety.title"),
      text: t("safety.text"),
      columns: [
        { label: t("safety.year") },
        ...safetyKeys.map((key) => ({ label: t(`safety.${key}`), kind: "number" as const })),
      ],
      rows: (prequalification.safety ?? []).map(
        ({ year, hours, lostTime, recordable, fatalities }) => [
          year,
          formatNumber(hours, language),
          lostTime,
          rate(lostTime, hours),
          recordable,
          rate(recordable, hours),
          fatalities,
        ],
      ),
    },
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
        { label: t("late.due"), kind: "short" },
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
    {
      id: "late",
      title: t("late.title"),
      text: t("late.text"),
      columns: [
        { label: t("projects.project") },
        { label: t("projects:facts.client"), isPlain: true },
        { label: t("late.due"), kind: "short" },
        { label: t("late.by"), kind: "short" },
        { label: t("late.reason"), kind: "long", isPlain: true },
      ],
      rows: (prequalification.late ?? []).map(({ name, client, due, weeks, reason }) => [
        name,
        client,
        month(due),
        t("late.weeks", { count: weeks }),
        reason,
      ]),
    },
  ];
  return all.filter(({ rows }) => rows.length > 0);
}

export const query = graphql`
  fragment Tables on Query {
    credentials {
      items {
        kind
        name(language: $language)
        body(language: $language)
        number
        scope(language: $language)
        validUntil
        document
      }
    }
    prequalification {
      items {
        label(language: $language)
        text(language: $language)
        asOf
      }
      safety {
        year
        hours
        lostTime
        recordable
        fatalities
      }
      late {
        name(language: $language)
        client(language: $language)
        due
        weeks
        reason(language: $language)
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

import { graphql } from "gatsby";
import { RuledTable } from "../../components/ruled-table";
import { formatMonth, useLanguage, useTranslation } from "../../i18n";

/** The projects that missed their date, each with its reason. */
export function LateProjects({ late }: Queries.LateProjectsFragment) {
  const { t } = useTranslation(["prequalification", "projects"]);
  const language = useLanguage();
  return (
    <RuledTable
      id="late"
      title={t("late.title")}
      text={t("late.text")}
      columns={[
        { label: t("projects.project") },
        { label: t("projects:facts.client"), isPlain: true },
        { label: t("late.due"), kind: "short" },
        { label: t("late.by"), kind: "short" },
        { label: t("late.reason"), kind: "long", isPlain: true },
      ]}
      rows={(late ?? []).map(({ id, name, client, due, weeks, reason }) => ({
        key: id,
        cells: [
          name,
          client,
          formatMonth(due, language),
          t("late.weeks", { count: weeks }),
          reason,
        ],
      }))}
    />
  );
}

export const query = graphql`
  fragment LateProjects on ContentPrequalification {
    late {
      id
      name(language: $language)
      client(language: $language)
      due
      weeks
      reason(language: $language)
    }
  }
`;

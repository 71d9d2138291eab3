import { graphql } from "gatsby";
import { Action } from "../../components/action";
import { RunningText } from "../../components/running-text";
import { formatDate, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import { isPageDisabled } from "../../i18n/disabled-pages";
import { EntryBody, Points } from "../entry-body";
import { applicationPath } from "./application-link";

interface VacancyBodyProps extends Queries.VacancyBodyFragment {
  careersEmail: string;
}

/** A job: its facts, and beside them what one does, what one must bring and how to apply. */
export function VacancyBody({ careersEmail, ...vacancy }: VacancyBodyProps) {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  const { slug, title, summary, city, kind, closes, project, duties, requirements } = vacancy;
  const form = applicationPath(slug);
  return (
    <EntryBody
      label={title}
      intro={summary}
      facts={[
        [
          t("vacancies.facts.place"),
          t("vacancies.facts.where", { city: city.name, country: city.countryName }),
        ],
        [t("vacancies.facts.kind"), t(`vacancies.kinds.${kind}` as "vacancies.kinds.contract")],
        [t("vacancies.facts.closes"), formatDate(closes, language)],
        [
          t("vacancies.facts.project"),
          project && <LocalizedLink to={project.path}>{project.name}</LocalizedLink>,
        ],
      ]}
    >
      <Points title={t("vacancies.duties")} points={duties} />
      <Points title={t("vacancies.requirements")} points={requirements} />
      <h2>{t("vacancies.apply.title")}</h2>
      {!isPageDisabled(form) && <p>{t("vacancies.apply.byForm")}</p>}
      <RunningText as="p" text={t("vacancies.apply.byMail", { email: careersEmail })} />
      <div className="ways no-print">
        <Action to={form}>{t("vacancies.apply.action")}</Action>
      </div>
    </EntryBody>
  );
}

export const query = graphql`
  fragment VacancyBody on ContentVacancy {
    slug
    title(language: $language)
    summary(language: $language)
    city {
      name(language: $language)
      countryName(language: $language)
    }
    kind
    closes
    project {
      path
      name(language: $language)
    }
    duties(language: $language)
    requirements(language: $language)
  }
`;

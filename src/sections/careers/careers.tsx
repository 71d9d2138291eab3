import { graphql } from "gatsby";
import { RunningText } from "../../components/running-text";
import { Section, SectionHeader } from "../../components/section";
import { Field } from "../../forms/field";
import { MailForm } from "../../forms/mail-form";
import { useTranslation } from "../../i18n";
import { jobParameter } from "./application-link";
import * as styles from "./careers.module.css";
import { Vacancies } from "./vacancies";

interface CareersProps extends Queries.CareersFragment {
  vacancies: readonly Queries.VacanciesFragment[];
  /** The query of the page's address. */
  search: string;
}

/** The open jobs and the application for one. */
export function Careers({ careersEmail, vacancies, search, ...facts }: CareersProps) {
  const { t } = useTranslation(["careers", "forms"]);
  const job = new URLSearchParams(search).get(jobParameter);
  return (
    <Section id="careers" surface="raised">
      <div className={`beside ${styles.columns}`}>
        <div className={styles.words}>
          <SectionHeader title={t("title")} text={t("text")} />
          <Vacancies vacancies={vacancies} />
        </div>
        <div>
          <MailForm
            name="application"
            search={search}
            given={{ jobTitle: vacancies.find(({ slug }) => slug === job)?.title ?? "" }}
            to={careersEmail}
            facts={facts}
            titleId="apply"
            title={<h3 id="apply">{t("action")}</h3>}
            submit={t("submit")}
            success="applicationSubmitted"
            consent={t("consent", { email: careersEmail })}
            noScript={<RunningText text={t("noScript", { email: careersEmail })} />}
            compose={({ jobTitle = "" }) => ({
              subject: `${t("mail.subject")} ${jobTitle}`,
              lines: [[t("labels.jobTitle"), jobTitle]],
            })}
          >
            <Field
              name="jobTitle"
              label={t("labels.jobTitle")}
              hint={t("hints.jobTitle")}
              autoComplete="organization-title"
              problems={t("forms:problems", { returnObjects: true })}
            />
          </MailForm>
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Careers on ContentSite {
    careersEmail
    ...MailForm
  }
`;

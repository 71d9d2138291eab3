import { graphql } from "gatsby";
import { RunningText } from "../components/running-text";
import { Section, SectionHeader } from "../components/section";
import { Field } from "../forms/field";
import { MailForm } from "../forms/mail-form";
import { useFilledIn } from "../forms/use-filled-in";
import { useTranslation } from "../i18n";
import { jobParameter } from "../shared/application-link";
import * as styles from "./careers.module.css";
import { Vacancies } from "./vacancies";

interface CareersProps extends Queries.CareersFragment {
  vacancies: readonly Queries.VacanciesFragment[];
}

/** The open jobs and the application for one. */
export function Careers({ careersEmail, vacancies, ...facts }: CareersProps) {
  const { t } = useTranslation(["careers", "forms"]);
  useFilledIn("application", "jobTitle", jobParameter, (job) => {
    const title = vacancies.find(({ slug }) => slug === job)?.title;
    return title;
  });
  return (
    <Section id="careers" surface="raised">
      <div className={styles.columns}>
        <SectionHeader title={t("title")} text={t("text")} />
        <div className={styles.application}>
          <Vacancies vacancies={vacancies} />
          <MailForm
            name="application"
            to={careersEmail}
            facts={facts}
            titleId="apply"
            title={<h3 id="apply">{t("action")}</h3>}
            submit={t("submit")}
            success="applicationSubmitted"
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

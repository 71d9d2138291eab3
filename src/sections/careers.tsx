import { graphql } from "gatsby";
import { useLayoutEffect } from "react";
import { readDraft, saveDraft } from "../browser/draft";
import { Section } from "../components/section";
import { WithLinks } from "../components/with-links";
import { Field } from "../forms/field";
import { MailForm } from "../forms/mail-form";
import { asTyped, useTranslation } from "../i18n";
import { jobParameter } from "../shared/application-link";
import * as styles from "./careers.module.css";
import { Vacancies } from "./vacancies";

interface CareersProps extends Queries.CareersFragment {
  vacancies: readonly Queries.VacanciesFragment[];
}

/** The open jobs and the application for one. */
export function Careers({ careersEmail, phones, whatsapp, forms, vacancies }: CareersProps) {
  const { t } = useTranslation(["careers", "forms"]);
  // Before the form reads the draft; once, so that a reload keeps what is typed then.
  useLayoutEffect(() => {
    const url = new URL(window.location.href);
    const job = url.searchParams.get(jobParameter);
    const jobTitle = vacancies.find(({ slug }) => slug === job)?.title;
    if (!jobTitle) return;
    saveDraft("application", { ...readDraft("application"), jobTitle: asTyped(jobTitle) });
    url.searchParams.delete(jobParameter);
    window.history.replaceState(window.history.state, "", url);
  }, [vacancies]);
  return (
    <Section id="careers" surface="raised">
      <div className={styles.columns}>
        <div className={`stack ${styles.words}`}>
          <h2>{t("title")}</h2>
          <p className="muted">{t("text")}</p>
        </div>
        <div className={styles.application}>
          <Vacancies vacancies={vacancies} />
          <MailForm
            name="application"
            to={careersEmail}
            phone={phones[0] ?? ""}
            whatsapp={whatsapp}
            delivery={forms}
            titleId="apply"
            title={<h3 id="apply">{t("action")}</h3>}
            submit={t("submit")}
            success="applicationSubmitted"
            noScript={<WithLinks text={t("noScript", { email: careersEmail })} />}
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
    phones
    whatsapp
    ...Delivery
  }
`;

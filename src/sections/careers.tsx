import { graphql } from "gatsby";
import { useRef } from "react";
import { Section } from "../components/section";
import { WithLinks } from "../components/with-links";
import { Field } from "../forms/field";
import { MailForm } from "../forms/mail-form";
import { useTranslation } from "../i18n";
import * as styles from "./careers.module.css";
import { Vacancies } from "./vacancies";

interface CareersProps extends Queries.CareersFragment {
  vacancies: Queries.VacanciesFragment;
}

/** The open jobs and the application for one. */
export function Careers({ careersEmail, phones, whatsapp, vacancies }: CareersProps) {
  const { t } = useTranslation(["careers", "forms"]);
  const application = useRef<HTMLDivElement>(null);
  const fillTitle = (title: string) => {
    const field = application.current?.querySelector<HTMLInputElement>("[name=jobTitle]");
    if (!field) return;
    field.value = title;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <Section id="careers" surface="raised">
      <div className={styles.columns}>
        <div className={`stack ${styles.words}`}>
          <h2>{t("title")}</h2>
          <p className="muted">{t("text")}</p>
        </div>
        <div ref={application} className={styles.application}>
          <Vacancies {...vacancies} formId="apply" onChoose={fillTitle} />
          <MailForm
            name="application"
            to={careersEmail}
            phone={phones[0] ?? ""}
            whatsapp={whatsapp}
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
  }
`;

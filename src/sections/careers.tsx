import { graphql } from "gatsby";
import { Section } from "../components/section";
import { Field } from "../forms/field";
import { MailForm } from "../forms/mail-form";
import { WithEmail } from "../forms/with-email";
import { useTranslation } from "../i18n";
import * as styles from "./careers.module.css";

/** The job application. */
export function Careers({ careersEmail, whatsapp }: Queries.CareersFragment) {
  const { t } = useTranslation(["careers", "forms"]);
  return (
    <Section id="careers" surface="raised">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{t("title")}</h2>
          <p>{t("text")}</p>
        </div>
        <MailForm
          name="application"
          to={careersEmail}
          whatsapp={whatsapp}
          titleId="apply"
          title={<h3 id="apply">{t("action")}</h3>}
          submit={t("submit")}
          success="applicationSubmitted"
          noScript={
            <WithEmail text={t("noScript", { email: careersEmail })} email={careersEmail} />
          }
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
    </Section>
  );
}

export const query = graphql`
  fragment Careers on ContentSite {
    careersEmail
    whatsapp
  }
`;

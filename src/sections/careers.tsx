import { graphql } from "gatsby";
import { Field } from "../components/field";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import * as styles from "./careers.module.css";
import { MailForm } from "./mail-form";
import { WithEmail } from "./with-email";

/** The job application. */
export function Careers({ careersEmail }: Queries.CareersFragment) {
  const { t } = useTranslation(["careers", "forms", "toasts"]);
  const problems = t("forms:problems", { returnObjects: true });
  return (
    <Section id="careers" ground="band">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{t("title")}</h2>
          <p>{t("text")}</p>
        </div>
        <MailForm
          name="application"
          titleId="apply"
          title={<h3 id="apply">{t("action")}</h3>}
          submit={t("submit")}
          success={t("toasts:applicationSubmitted")}
          noScript={
            <WithEmail text={t("noScript", { email: careersEmail })} email={careersEmail} />
          }
          compose={({ name = "", email = "", phone = "", jobTitle = "" }) => ({
            to: careersEmail,
            subject: `${t("mail.subject")} ${jobTitle}`,
            lines: [
              [t("mail.name"), name],
              [t("mail.email"), email],
              [t("mail.phone"), phone],
              [t("mail.jobTitle"), jobTitle],
            ],
          })}
        >
          <Field name="name" label={t("fields.name")} autoComplete="name" problems={problems} />
          <Field
            kind="email"
            name="email"
            label={t("fields.email")}
            hint={t("hints.email")}
            problems={problems}
          />
          <Field
            kind="phone"
            name="phone"
            label={t("fields.phone")}
            hint={t("hints.phone")}
            problems={problems}
          />
          <Field
            name="jobTitle"
            label={t("fields.jobTitle")}
            hint={t("hints.jobTitle")}
            autoComplete="organization-title"
            problems={problems}
          />
        </MailForm>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Careers on ContentSite {
    careersEmail
  }
`;

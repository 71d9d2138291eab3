import { graphql } from "gatsby";
import type { FormEvent } from "react";
import { Field } from "../components/field";
import { mailtoUrl } from "../components/mailto";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import * as styles from "./form.module.css";

/** The job application: it opens in the visitor's mail client, nothing goes to a server. */
export function Careers({ careersEmail }: Queries.CareersFragment) {
  const { t } = useTranslation("careers");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const value = (name: string) => String(data.get(name));
    window.location.href = mailtoUrl({
      to: careersEmail,
      subject: t("mail.subject", { jobTitle: value("jobTitle") }),
      lines: [
        [t("mail.name"), value("name")],
        [t("mail.email"), value("email")],
        [t("mail.phone"), value("phone")],
        [t("mail.jobTitle"), value("jobTitle")],
      ],
    });
    form.reset();
  };
  return (
    <Section id="careers" title={t("title")} text={t("text")} ground="band">
      <form className={styles.form} onSubmit={submit} aria-labelledby="apply">
        <h3 id="apply">{t("action")}</h3>
        <Field name="name" label={t("fields.name")} autoComplete="name" required />
        <Field
          name="email"
          type="email"
          label={t("fields.email")}
          hint={t("hints.email")}
          autoComplete="email"
          dir="ltr"
          required
        />
        <Field
          name="phone"
          type="tel"
          inputMode="numeric"
          pattern="\+?[0-9]+"
          label={t("fields.phone")}
          hint={t("hints.phone")}
          autoComplete="tel"
          dir="ltr"
          required
        />
        <Field
          name="jobTitle"
          label={t("fields.jobTitle")}
          hint={t("hints.jobTitle")}
          autoComplete="organization-title"
          required
        />
        <button type="submit" className={styles.submit}>
          {t("submit")}
        </button>
      </form>
    </Section>
  );
}

export const query = graphql`
  fragment Careers on ContentSite {
    careersEmail
  }
`;

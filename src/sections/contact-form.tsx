import { graphql } from "gatsby";
import type { FormEvent } from "react";
import { Field } from "../components/field";
import { mailtoUrl } from "../components/mailto";
import { useTranslation } from "../i18n";
import * as styles from "./form.module.css";

/** A message to the company: it opens in the visitor's mail client, nothing goes to a server. */
export function ContactForm({ email }: Queries.ContactFormFragment) {
  const { t } = useTranslation("contact");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const value = (name: string) => String(data.get(name));
    window.location.href = mailtoUrl({
      to: email,
      subject: value("subject"),
      lines: [
        [t("form.mail.name"), value("name")],
        [t("form.mail.email"), value("email")],
        [t("form.mail.phone"), value("phone")],
        [t("form.mail.message"), value("message")],
      ],
    });
    form.reset();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby="contact-form">
      <h2 id="contact-form">{t("form.title")}</h2>
      <Field name="name" label={t("form.fields.name")} autoComplete="name" required />
      <Field
        name="email"
        type="email"
        label={t("form.fields.email")}
        autoComplete="email"
        dir="ltr"
        required
      />
      <Field
        name="phone"
        type="tel"
        inputMode="numeric"
        pattern="\+?[0-9]+"
        label={t("form.fields.phone")}
        hint={t("form.hints.phone")}
        autoComplete="tel"
        dir="ltr"
        required
      />
      <Field name="subject" label={t("form.fields.subject")} required />
      <Field
        name="message"
        multiline
        label={t("form.fields.message")}
        hint={t("form.hints.message")}
        required
      />
      <button type="submit" className={styles.submit}>
        {t("form.submit")}
      </button>
    </form>
  );
}

export const query = graphql`
  fragment ContactForm on ContentSite {
    email
  }
`;

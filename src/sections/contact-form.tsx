import { graphql } from "gatsby";
import { Field } from "../components/field";
import { useTranslation } from "../i18n";
import { MailForm } from "./mail-form";
import { WithEmail } from "./with-email";

/** A message to the company. */
export function ContactForm({ email: address }: Queries.ContactFormFragment) {
  const { t } = useTranslation(["contact", "forms", "toasts"]);
  const problems = t("forms:problems", { returnObjects: true });
  return (
    <MailForm
      name="message"
      titleId="contact-form"
      title={<h2 id="contact-form">{t("form.title")}</h2>}
      submit={t("form.submit")}
      success={t("toasts:messageSubmitted")}
      noScript={<WithEmail text={t("form.noScript", { email: address })} email={address} />}
      compose={({ name = "", email = "", phone = "", subject = "", message = "" }) => ({
        to: address,
        subject,
        lines: [
          [t("form.mail.name"), name],
          [t("form.mail.email"), email],
          [t("form.mail.phone"), phone],
        ],
        text: message,
      })}
    >
      <Field name="name" label={t("form.fields.name")} autoComplete="name" problems={problems} />
      <Field kind="email" name="email" label={t("form.fields.email")} problems={problems} />
      <Field
        kind="phone"
        name="phone"
        label={t("form.fields.phone")}
        hint={t("form.hints.phone")}
        problems={problems}
      />
      <Field
        name="subject"
        label={t("form.fields.subject")}
        autoComplete="off"
        problems={problems}
      />
      <Field
        kind="lines"
        name="message"
        label={t("form.fields.message")}
        hint={t("form.hints.message")}
        autoComplete="off"
        problems={problems}
      />
    </MailForm>
  );
}

export const query = graphql`
  fragment ContactForm on ContentSite {
    email
  }
`;

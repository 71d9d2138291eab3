import { graphql } from "gatsby";
import { WithLinks } from "../components/with-links";
import { useTranslation } from "../i18n";
import { Field } from "./field";
import { MailForm } from "./mail-form";

/** A message to the company. */
export function ContactForm({ email, phones, whatsapp }: Queries.ContactFormFragment) {
  const { t } = useTranslation(["contact", "forms"]);
  const problems = t("forms:problems", { returnObjects: true });
  return (
    <MailForm
      name="message"
      to={email}
      phone={phones[0] ?? ""}
      whatsapp={whatsapp}
      titleId="contact-form"
      title={
        <h2 id="contact-form" className="small-heading">
          {t("form.title")}
        </h2>
      }
      submit={t("form.submit")}
      success="messageSubmitted"
      noScript={<WithLinks text={t("form.noScript", { email })} />}
      compose={({ subject = "", message = "" }) => ({ subject, text: message })}
    >
      <Field name="subject" label={t("form.labels.subject")} problems={problems} />
      <Field
        kind="lines"
        name="message"
        label={t("form.labels.message")}
        hint={t("form.hints.message")}
        problems={problems}
      />
    </MailForm>
  );
}

export const query = graphql`
  fragment ContactForm on ContentSite {
    email
    phones
    whatsapp
  }
`;

import { graphql } from "gatsby";
import { useState } from "react";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import { Field } from "./field";
import { MailForm } from "./mail-form";

interface ContactFormProps extends Queries.ContactFormFragment {
  /** The query of the page's address: `purpose` chooses one, `about` is the subject. */
  search: string;
}

/** A message to the company, about one of its purposes where it has some: each has its mailbox and its hint. */
export function ContactForm({ email, contacts, search, ...facts }: ContactFormProps) {
  const { t } = useTranslation(["contact", "forms"]);
  const problems = t("forms:problems", { returnObjects: true });
  const find = (wanted?: string | null) => contacts?.find(({ id }) => id === wanted);
  const [chosen, setChosen] = useState("");
  const purpose = find(chosen);
  const query = new URLSearchParams(search);

  return (
    <MailForm
      name="message"
      search={search}
      given={{
        purpose: find(query.get("purpose"))?.id ?? "",
        subject: query.get("about") ?? "",
      }}
      to={purpose?.email ?? email}
      facts={facts}
      titleId="contact-form"
      title={
        <h2 id="contact-form" className="small-heading">
          {t("form.title")}
        </h2>
      }
      submit={t("form.submit")}
      success="messageSubmitted"
      consent={t("form.consent", { email: purpose?.email ?? email })}
      noScript={<RunningText text={t("form.noScript", { email })} />}
      onChange={(entered) => setChosen(entered.purpose ?? "")}
      compose={({ subject = "", message = "" }) => ({
        subject,
        lines: purpose ? [[t("form.labels.purpose"), purpose.name ?? ""]] : [],
        text: message,
      })}
      first={
        contacts && (
          <Field
            name="purpose"
            label={t("form.labels.purpose")}
            options={[{ id: "", name: t("form.choose") }, ...contacts]}
            hint={purpose && <Mailbox key={purpose.id} {...purpose} />}
            problems={problems}
          />
        )
      }
    >
      <Field name="subject" label={t("form.labels.subject")} problems={problems} />
      <Field
        kind="lines"
        name="message"
        label={t("form.labels.message")}
        hint={
          <span key={chosen}>
            <RunningText text={purpose?.hint ?? t("form.hints.message")} />
          </span>
        }
        problems={problems}
      />
    </MailForm>
  );
}

type Purpose = NonNullable<Queries.ContactFormFragment["contacts"]>[number];

/** Where a message about a purpose goes, and the number to call instead. */
function Mailbox({ email, phone, dayAndNight }: Purpose) {
  const { t } = useTranslation("contact");
  return (
    <span>
      <RunningText text={t("form.goesTo", { email })} />{" "}
      {phone && (
        <RunningText text={t(dayAndNight ? "form.orCallAnyTime" : "form.orCall", { phone })} />
      )}
    </span>
  );
}

export const query = graphql`
  fragment ContactForm on ContentSite {
    email
    ...MailForm
    contacts {
      id
      name(language: $language)
      email
      phone
      dayAndNight
      hint(language: $language)
    }
  }
`;

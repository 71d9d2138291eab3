import { graphql } from "gatsby";
import { useLayoutEffect, useState } from "react";
import { readDraft, saveDraft, type Values } from "../browser/draft";
import { WithLinks } from "../components/with-links";
import { asTyped, useTranslation } from "../i18n";
import { purposeParameter } from "../shared/contact-links";
import { Field } from "./field";
import { MailForm } from "./mail-form";

/** A message to the company, about one of its purposes where it has some: each has its mailbox and its hint. */
export function ContactForm({
  email,
  phones,
  whatsapp,
  forms,
  contacts,
}: Queries.ContactFormFragment) {
  const { t } = useTranslation(["contact", "forms"]);
  const problems = t("forms:problems", { returnObjects: true });
  const [about, setAbout] = useState("");
  const purpose = contacts?.find(({ id }) => id === about);

  // Before the form reads the draft.
  useLayoutEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get(purposeParameter);
    if (wanted && contacts?.some(({ id }) => id === wanted))
      saveDraft("message", { ...readDraft("message"), [purposeParameter]: wanted });
  }, [contacts]);

  const change = ({ about: chosen = "" }: Values) => {
    if (chosen === about) return;
    setAbout(chosen);
    // A reload and another language find the same purpose.
    const url = new URL(window.location.href);
    if (chosen) url.searchParams.set(purposeParameter, chosen);
    else url.searchParams.delete(purposeParameter);
    window.history.replaceState(window.history.state, "", url);
  };

  return (
    <MailForm
      name="message"
      to={purpose?.email ?? email}
      phone={phones[0] ?? ""}
      whatsapp={whatsapp}
      delivery={forms}
      titleId="contact-form"
      title={
        <h2 id="contact-form" className="small-heading">
          {t("form.title")}
        </h2>
      }
      submit={t("form.submit")}
      success="messageSubmitted"
      noScript={<WithLinks text={t("form.noScript", { email })} />}
      onChange={change}
      compose={({ subject = "", message = "" }) => ({
        subject,
        lines: purpose ? [[asTyped(t("form.labels.about")), asTyped(purpose.name ?? "")]] : [],
        text: message,
      })}
      first={
        contacts && (
          <Field
            name={purposeParameter}
            label={t("form.labels.about")}
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
        hint={purpose?.hint ?? t("form.hints.message")}
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
      <WithLinks text={t("form.goesTo", { email })} />{" "}
      {phone && (
        <WithLinks text={t(dayAndNight ? "form.orCallAnyTime" : "form.orCall", { phone })} />
      )}
    </span>
  );
}

export const query = graphql`
  fragment ContactForm on ContentSite {
    email
    phones
    whatsapp
    ...Delivery
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

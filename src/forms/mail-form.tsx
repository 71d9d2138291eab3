import { graphql } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import type { Values } from "../browser/draft";
import { countEvent } from "../browser/use-analytics";
import * as action from "../components/action.module.css";
import { RunningText } from "../components/running-text";
import { type ToastText, useToast } from "../components/toast/toast";
import { useTranslation } from "../i18n";
import { Consent } from "./consent";
import { CopyMessage } from "./copy-message";
import { type Delivery, deliver, type Outcome, type Upload } from "./deliver";
import { Field } from "./field";
import { Form } from "./form";
import * as styles from "./mail-form.module.css";
import { bodyOf, encode, type Message, mailtoLimit, mailtoUrl, subjectOf } from "./mailto";
import { useSubmit } from "./use-submit";
import { maxTextLength, mostMegabytes } from "./validation";

/** From so few characters on, a form says how many are left. */
const fewLeft = 100;

interface MailFormProps {
  /** Names the form. */
  name: string;
  /** The query of the page's address, and what it fills in. */
  search: string;
  given: Values;
  /** The address that the message goes to. */
  to: string;
  /** The company's numbers: its own shows how one is written. And the service that it is posted to, where there is one. */
  facts: Queries.MailFormFragment;
  title: ReactNode;
  titleId: string;
  submit: string;
  /** Said once the message has been handed to the mail program. */
  success: ToastText;
  /** Said without scripts, since the form needs them. */
  noScript: ReactNode;
  /** Who gets the message, for what and for how long. */
  consent: string;
  /** Makes the message from the values. The sender's lines are put before its own. */
  compose: (values: Values) => Pick<Message, "subject" | "text"> & Partial<Pick<Message, "lines">>;
  /** Called on every change. */
  onChange?: (values: Values) => void;
  /** The field before those of the sender. */
  first?: ReactNode;
  /** The fields after those of the sender. */
  children: ReactNode;
}

/** A form that opens its message in the visitor's mail program, or posts it to the company's service. */
export function MailForm(props: MailFormProps) {
  const { name, search, given, to, facts, title, titleId, submit, success, compose } = props;
  const { phones, forms: delivery } = facts;
  const { t } = useTranslation("forms");
  const problems = t("problems", { returnObjects: true });
  const toast = useToast();
  const [left, setLeft] = useState(maxTextLength);
  const [sent, setSent] = useState<Message>();

  const messageOf = (entered: Values): Message => {
    const { lines = [], ...rest } = compose(entered);
    const sender = (["name", "email", "phone"] as const).map(
      (field) => [t(`labels.${field}`), entered[field] ?? ""] as const,
    );
    return { ...rest, to, lines: [...sender, ...lines] };
  };
  const [state, setState] = useState<Outcome>();
  const excess = (entered: Values) => mailtoUrl(messageOf(entered)).length - mailtoLimit();
  /** How many letters of the page's language there is room for; in tens, so that they are not all announced. */
  const leftOf = (entered: Values) => {
    const letter = encode(t("labels.name")).length / t("labels.name").length;
    const inMail = delivery ? maxTextLength : Math.max(0, Math.floor(-excess(entered) / letter));
    const left = Math.min(inMail, maxTextLength - (compose(entered).text?.length ?? 0));
    return left < 10 ? left : left - (left % 10);
  };

  const [upload, setUpload] = useState<Upload>();
  const post = async (service: Delivery, entered: Values, files: File[], message: Message) => {
    setSent(undefined);
    setState(undefined);
    toast.remove();
    const fields = { ...entered, subject: subjectOf(message), message: bodyOf(message) };
    const outcome = await deliver(service, { ...fields, form: name, to }, files, setUpload);
    setUpload(undefined);
    setState(outcome);
    if (outcome !== "delivered") return false;
    countEvent("form");
    toast.show("delivered", t("delivery.delivered"));
    return true;
  };

  const send = (entered: Values, way: string, files: File[]) => {
    const message = messageOf(entered);
    if (delivery && way === "") return post(delivery, entered, files, message);
    setState(undefined);
    setSent(message);
    window.location.href = mailtoUrl(message);
    countEvent("form");
    toast.show(success, t("done"));
    // Where no mail program takes so much, it stays in the form.
    return excess(entered) <= 0;
  };
  const submission = useSubmit(send);
  const { isSending } = submission;
  const button = { type: "submit", "aria-disabled": isSending || undefined } as const;

  return (
    <div className={styles.place}>
      {title}
      <Form
        key={search}
        draft={name}
        search={search}
        given={given}
        className={styles.form}
        labelledBy={titleId}
        submission={submission}
        sending={t("delivery.sending")}
        excess={delivery ? undefined : excess}
        onChange={(entered) => {
          setLeft(leftOf(entered));
          props.onChange?.(entered);
        }}
        onInvalid={toast.remove}
      >
        {props.first}
        <Field name="name" label={t("labels.name")} autoComplete="name" problems={problems} />
        <Field
          kind="email"
          name="email"
          label={t("labels.email")}
          hint={t("hints.email")}
          problems={problems}
        />
        <Field
          kind="phone"
          name="phone"
          label={t("labels.phone")}
          // Behind a left-to-right mark its plus stands before its digits, among Arabic words too.
          hint={t("hints.phone", { example: `\u200e${phones[0]?.split(" ")[0] ?? ""}` })}
          problems={problems}
        />
        {props.children}
        {delivery?.files ? (
          <Field
            kind="files"
            name="attachments"
            label={t("attachments.label")}
            hint={t("attachments.hint", { megabytes: mostMegabytes })}
            problems={problems}
          />
        ) : (
          <RunningText
            as="p"
            key={to}
            isPlain
            className="note"
            text={t("attachments.byMail", { email: to })}
          />
        )}
        <div className={`${styles.end} with-scripts`}>
          {delivery && (
            <>
              {state && state !== "delivered" && (
                <p role="alert" className={styles.failure}>
                  <RunningText text={t(`delivery.${state}`, { email: to })} />
                </p>
              )}
              <input
                name={delivery.honeypot ?? "_gotcha"}
                className="visually-hidden"
                tabIndex={-1}
                autoComplete="off"
                aria-hidden
              />
              <button {...button} className={action.button}>
                {t(isSending ? "delivery.sending" : "delivery.submit")}
              </button>
            </>
          )}
          {upload && <UploadProgress {...upload} />}
          <button
            {...button}
            value={delivery ? "mail" : ""}
            className={delivery ? action.quiet : action.button}
          >
            {submit}
          </button>
          {sent && <CopyMessage key={mailtoUrl(sent)} message={sent} />}
          <p role="status" className={styles.room}>
            {left <= fewLeft && t("room", { count: left })}
          </p>
          <p className={styles.consent} data-search="none">
            <Consent text={props.consent} />
          </p>
        </div>
      </Form>
      <p className={`${styles.noScript} without-scripts`}>{props.noScript}</p>
    </div>
  );
}

/** How much of the files has been sent. Escape stops them. */
function UploadProgress({ share, cancel }: Upload) {
  const { t } = useTranslation("forms");
  useEffect(() => {
    const stop = ({ key }: KeyboardEvent) => key === "Escape" && cancel();
    document.addEventListener("keydown", stop);
    return () => document.removeEventListener("keydown", stop);
  }, [cancel]);
  return (
    <p className={styles.upload}>
      <progress value={share} aria-label={t("delivery.sending")} />
      <button type="button" className={action.quiet} onClick={cancel}>
        {t("attachments.cancel")}
      </button>
    </p>
  );
}

export const query = graphql`
  fragment MailForm on ContentSite {
    phones
    ...Delivery
  }
`;

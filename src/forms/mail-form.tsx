import { type ReactNode, useState } from "react";
import type { Values } from "../browser/draft";
import { type ToastText, useToast } from "../components/toast/toast";
import { useTranslation } from "../i18n";
import { CopyMessage } from "./copy-message";
import { Form } from "./form";
import * as styles from "./mail-form.module.css";
import { buildMailto, type Message } from "./mailto";
import { SenderFields } from "./sender-fields";
import { maxTextLength } from "./validation";

/** From so few characters on, a form says how many are left. */
const fewLeft = 200;

interface MailFormProps {
  /** Names the form and its toast. */
  name: string;
  /** The address that the message goes to. */
  to: string;
  title: ReactNode;
  titleId: string;
  submit: string;
  /** Said once the message has been handed to the mail program. */
  success: ToastText;
  /** Said without scripts, since the form needs them. */
  noScript: ReactNode;
  /** Makes the message from the values. The sender's lines are put before its own. */
  compose: (values: Values) => Pick<Message, "subject" | "text"> & Partial<Pick<Message, "lines">>;
  /** The fields after those of the sender. */
  children: ReactNode;
}

/**
 * A form that opens its message in the visitor's mail program and sends it nowhere else. When no program opens, or the
 * message is too long, it can be copied.
 */
export function MailForm(props: MailFormProps) {
  const { name, to, title, titleId, submit, success, noScript, compose, children } = props;
  const { t } = useTranslation("forms");
  const toast = useToast(name, success, t("done"));
  const [values, setValues] = useState<Values>({});
  const [sent, setSent] = useState<{ message: Message; count: number }>();

  const messageOf = (entered: Values): Message => {
    const { lines = [], ...rest } = compose(entered);
    const sender = (["name", "email", "phone"] as const).map(
      (field) => [t(`labels.${field}`), entered[field] ?? ""] as const,
    );
    return { ...rest, to, lines: [...sender, ...lines] };
  };
  const left = maxTextLength - (compose(values).text?.length ?? 0);

  const send = (entered: Values) => {
    const message = messageOf(entered);
    const { url, fitsInUrl } = buildMailto(message);
    setSent({ message, count: (sent?.count ?? 0) + 1 });
    // A text too long for the mail address is copied before the mail program opens, and stays in the form.
    if (fitsInUrl) {
      window.location.href = url;
      toast.show();
    } else toast.remove();
    return fitsInUrl;
  };

  return (
    <div className={styles.place}>
      {title}
      <Form
        draft={name}
        className={styles.form}
        labelledBy={titleId}
        onSubmit={send}
        onChange={setValues}
        onInvalid={toast.remove}
      >
        <SenderFields />
        {children}
        <div className={`${styles.end} with-scripts`}>
          <button type="submit" className={styles.submit}>
            {submit}
          </button>
          <p className={styles.room}>{left <= fewLeft && t("room", { count: left })}</p>
        </div>
      </Form>
      <p className={`${styles.noScript} without-scripts`}>{noScript}</p>
      {sent && <CopyMessage key={sent.count} message={sent.message} />}
    </div>
  );
}

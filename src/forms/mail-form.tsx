import { type ReactNode, useState } from "react";
import type { Values } from "../browser/draft";
import { type ToastText, useToast } from "../components/toast/toast";
import { useTranslation } from "../i18n";
import { CopyMessage } from "./copy-message";
import { Form } from "./form";
import * as styles from "./mail-form.module.css";
import { bodyOf, type Message, mailtoLimit, mailtoUrl } from "./mailto";
import { SenderFields } from "./sender-fields";

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
  const [unsent, setUnsent] = useState<Message>();

  const messageOf = (entered: Values): Message => {
    const { lines = [], ...rest } = compose(entered);
    const sender = (["name", "email", "phone"] as const).map(
      (field) => [t(`labels.${field}`), entered[field] ?? ""] as const,
    );
    return { ...rest, to, lines: [...sender, ...lines] };
  };
  const isTyped = Object.values(values).some(Boolean);
  const room = isTyped ? roomFor(messageOf, values) : mailtoLimit;

  const send = (entered: Values) => {
    const message = messageOf(entered);
    const url = mailtoUrl(message);
    setUnsent(message);
    if (url.length > mailtoLimit) return false;
    window.location.href = url;
    toast.show();
    return true;
  };

  return (
    <div className={styles.place}>
      {title}
      <Form
        name={name}
        className={styles.form}
        labelledBy={titleId}
        onSubmit={send}
        onChange={setValues}
        onRefuse={toast.remove}
      >
        <SenderFields />
        {children}
        <div className={`${styles.end} with-scripts`}>
          <button type="submit" className={styles.submit}>
            {submit}
          </button>
          <p className={styles.room}>{isTyped && room >= 0 && t("room", { count: room })}</p>
        </div>
        <p className={styles.over} role="status">
          {room < 0 && t("overLength")}
        </p>
      </Form>
      <p className={`${styles.noScript} without-scripts`}>{noScript}</p>
      {unsent && <CopyMessage key={bodyOf(unsent)} message={unsent} />}
    </div>
  );
}

/** How many more characters like those entered fit into a mail address; negative when there are too many. */
function roomFor(messageOf: (values: Values) => Message, values: Values): number {
  const { length } = mailtoUrl(messageOf(values));
  const entered = Object.values(values).join("").length;
  const characterLength = (length - mailtoUrl(messageOf({})).length) / entered;
  return Math.floor((mailtoLimit - length) / characterLength);
}

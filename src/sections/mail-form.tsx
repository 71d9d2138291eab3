import { type ReactNode, useState } from "react";
import type { Values } from "../components/draft";
import { Form } from "../components/form";
import { bodyOf, type Message, mailtoLimit, mailtoUrl } from "../components/mailto";
import { removeToast, showToast } from "../components/toast";
import { useTranslation } from "../i18n";
import { CopyMessage } from "./copy-message";
import * as styles from "./mail-form.module.css";

interface MailFormProps {
  /** Names the form and its toast. */
  name: string;
  title: ReactNode;
  titleId: string;
  submit: string;
  /** What is said once the message has gone to the mail program. */
  success: string;
  /** What stands in the form's place without JavaScript. */
  noScript: ReactNode;
  compose: (values: Values) => Message;
  children: ReactNode;
}

/**
 * A form whose message opens in the visitor's own mail program and goes nowhere else. What no program took, or what is
 * too long for one, can be copied.
 */
export function MailForm(props: MailFormProps) {
  const { name, title, titleId, submit, success, noScript, compose, children } = props;
  const { t } = useTranslation(["forms", "toasts"]);
  const [values, setValues] = useState<Values>({});
  const [unsent, setUnsent] = useState<Message>();
  const isTyped = Object.values(values).some(Boolean);
  const room = isTyped ? roomFor(compose, values) : mailtoLimit;

  const send = (entered: Values) => {
    const message = compose(entered);
    const url = mailtoUrl(message);
    setUnsent(message);
    if (url.length > mailtoLimit) return false;
    window.location.href = url;
    showToast({ toastId: name, text: success, close: t("toasts:close") });
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
        onRefuse={() => removeToast(name)}
      >
        {children}
        <div className={styles.end}>
          <button type="submit" className={styles.submit}>
            {submit}
          </button>
          <p className={styles.room}>{isTyped && room >= 0 && t("room", { count: room })}</p>
        </div>
        <p className={styles.over} role="status">
          {room < 0 && t("overLength")}
        </p>
      </Form>
      <noscript>
        <p className={styles.noScript}>{noScript}</p>
      </noscript>
      {unsent && <CopyMessage key={bodyOf(unsent)} message={unsent} />}
    </div>
  );
}

/** How many more characters like those entered a mail program will take; below zero when there are too many already. */
function roomFor(compose: MailFormProps["compose"], values: Values): number {
  const { length } = mailtoUrl(compose(values));
  const entered = Object.values(values).join("").length;
  const characterLength = (length - mailtoUrl(compose({})).length) / entered;
  return Math.floor((mailtoLimit - length) / characterLength);
}

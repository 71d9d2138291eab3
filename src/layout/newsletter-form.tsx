import { useId } from "react";
import { Field } from "../components/field";
import { Form } from "../components/form";
import { removeToast, showToast } from "../components/toast";
import { ToastStatus } from "../components/toast-status";
import * as styles from "./newsletter-form.module.css";

const toastId = "newsletter";

interface NewsletterFormProps {
  words: {
    title: string;
    text: string;
    email: string;
    submit: string;
    required: string;
    emailInvalid: string;
  };
  /** The message after sending, and the name of the button that closes it. */
  success: string;
  close: string;
}

/** A sign of interest in the newsletter: thanked for, and sent nowhere. */
export function NewsletterForm({ words, success, close }: NewsletterFormProps) {
  const id = useId();
  const thank = () => {
    showToast({ toastId, text: success, close });
    return true;
  };
  return (
    <Form
      name="newsletter"
      className={styles.form}
      labelledBy={id}
      onSubmit={thank}
      onRefuse={() => removeToast(toastId)}
    >
      <h2 id={id} className={styles.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <Field kind="email" name="email" label={words.email} problems={words} />
      <button type="submit" className={styles.submit}>
        {words.submit}
      </button>
      <ToastStatus />
    </Form>
  );
}

import { useId } from "react";
import * as action from "../components/action.module.css";
import { useToast } from "../components/toast/toast";
import { ToastRegion } from "../components/toast/toast-region";
import { Field } from "./field";
import { Form } from "./form";
import * as styles from "./newsletter-form.module.css";

export interface NewsletterFormProps {
  texts: {
    title: string;
    text: string;
    email: string;
    /** Says beside the field what becomes of the address. */
    hint: string;
    submit: string;
    /** Shown when the words of toasts cannot be loaded. */
    thanks: string;
    required: string;
    emailInvalid: string;
  };
}

/** Registers interest in the newsletter: shows thanks and sends nothing. */
export function NewsletterForm({ texts }: NewsletterFormProps) {
  const id = useId();
  const toast = useToast();
  const thank = () => {
    toast.show("footer.newsletter.successMessage", texts.thanks);
    return true;
  };
  return (
    <Form className={styles.form} labelledBy={id} onSubmit={thank} onInvalid={toast.remove}>
      <h2 id={id} className="small-heading">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <Field kind="email" name="email" label={texts.email} hint={texts.hint} problems={texts} />
      <button type="submit" className={action.button}>
        {texts.submit}
      </button>
      <ToastRegion />
    </Form>
  );
}

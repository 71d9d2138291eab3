import { useId, useState } from "react";
import type { Values } from "../browser/draft";
import { countEvent } from "../browser/use-analytics";
import * as action from "../components/action.module.css";
import { useToast } from "../components/toast/toast";
import { ToastRegion } from "../components/toast/toast-region";
import { Consent } from "./consent";
import { type Delivery, deliver, type Outcome } from "./deliver";
import { Field } from "./field";
import { Form } from "./form";
import { useSubmit } from "./use-submit";

export interface NewsletterFormProps {
  className: string;
  delivery: Delivery | null;
  /** `thanks` is shown when the words of toasts cannot be loaded, `sentHint` where the company has a service. */
  texts: Record<
    "title" | "text" | "email" | "hint" | "sentHint" | "sending" | "failed" | "submit" | "thanks",
    string
  > &
    Record<"required" | "emailInvalid", string>;
}

/** Registers interest in the newsletter: shows thanks, and sends the address only where the company has a service. */
export function NewsletterForm({ className, texts, delivery }: NewsletterFormProps) {
  const id = useId();
  const toast = useToast();
  const [outcome, setOutcome] = useState<Outcome>();
  const thank = () => {
    toast.show("footer.newsletter.successMessage", texts.thanks);
    return true;
  };
  const post = async (service: Delivery, { email = "" }: Values) => {
    setOutcome(undefined);
    toast.remove();
    const result = await deliver(service, { form: "newsletter", email });
    setOutcome(result);
    if (result !== "delivered") return false;
    countEvent("form");
    return thank();
  };
  const submission = useSubmit((values) => (delivery ? post(delivery, values) : thank()));
  const { isSending } = submission;
  return (
    <Form
      className={className}
      labelledBy={id}
      submission={submission}
      sending={texts.sending}
      onInvalid={toast.remove}
    >
      <h2 id={id} className="small-heading">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <Field
        kind="email"
        name="email"
        label={texts.email}
        hint={<Consent text={delivery ? texts.sentHint : texts.hint} />}
        problems={texts}
      />
      {outcome && outcome !== "delivered" && <p role="alert">{texts.failed}</p>}
      <button type="submit" className={action.button} aria-disabled={isSending || undefined}>
        {isSending ? texts.sending : texts.submit}
      </button>
      <ToastRegion />
    </Form>
  );
}

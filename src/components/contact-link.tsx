import type { ComponentProps } from "react";
import { readDraft, saveDraft } from "../browser/draft";
import { asTyped } from "../i18n";
import { contactFormPath } from "../shared/contact-links";
import { Action } from "./action";

interface ContactLinkProps extends Pick<ComponentProps<typeof Action>, "kind" | "children"> {
  /** The page or section that leads to the form: it chooses the purpose. */
  from: string;
  subject?: string;
}

/** A link to the contact form, which finds its purpose chosen and its subject filled in. */
export function ContactLink({ from, subject, ...rest }: ContactLinkProps) {
  const fill = () => {
    if (subject) saveDraft("message", { ...readDraft("message"), subject: asTyped(subject) });
  };
  return <Action {...rest} to={contactFormPath(from)} onClick={fill} />;
}

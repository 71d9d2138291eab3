import type { ComponentProps, ReactNode } from "react";
import { readDraft, saveDraft } from "../browser/draft";
import { useTranslation } from "../i18n";
import { contactFormPath, hasPurpose } from "../shared/contact-links";
import { Action } from "./action";

interface ContactLinkProps extends Pick<ComponentProps<typeof Action>, "kind" | "children"> {
  /** The page or section that leads to the form: it chooses the purpose. */
  from: string;
  subject?: string;
}

/** A link to the contact form, which finds its purpose chosen and its subject filled in. */
export function ContactLink({ from, subject, ...rest }: ContactLinkProps) {
  const fill = () => {
    if (subject) saveDraft("message", { ...readDraft("message"), subject });
  };
  return <Action {...rest} to={contactFormPath(from)} onClick={fill} />;
}

/** The same on a line of its own, with what stands beside it, where the page or section has a purpose. */
export function PurposeLink({
  children,
  beside,
  ...link
}: Omit<ContactLinkProps, "children"> & { children?: string; beside?: ReactNode }) {
  const { t } = useTranslation("common");
  if (!hasPurpose(link.from)) return null;
  return (
    <p className={beside ? "no-print ways" : "no-print"}>
      <ContactLink {...link} kind="quiet">
        {children ?? t("contactDetails.about")}
      </ContactLink>
      {beside}
    </p>
  );
}

import type { ComponentProps } from "react";
import { ContactForm } from "../../forms/contact-form";
import * as styles from "./contact.module.css";
import { ContactInfo, ContactPurposes } from "./contact-info";
import { QuickContact } from "./quick-contact";

/** The contact form beside the contact details. */
export function Contact(
  facts: ComponentProps<typeof ContactForm> & ComponentProps<typeof ContactInfo>,
) {
  return (
    <div className={styles.columns}>
      <QuickContact {...facts} />
      <ContactForm {...facts} />
      <ContactPurposes {...facts} />
      <ContactInfo {...facts} />
    </div>
  );
}

import { ContactForm } from "../forms/contact-form";
import * as styles from "./contact.module.css";
import { ContactInfo, ContactPurposes } from "./contact-info";
import { QuickContact } from "./quick-contact";

type ContactProps = Queries.ContactFormFragment &
  Queries.ContactInfoFragment &
  Queries.QuickContactFragment;

/** The contact form beside the contact details. */
export function Contact(facts: ContactProps) {
  return (
    <div className={styles.columns}>
      <QuickContact {...facts} />
      <ContactForm {...facts} />
      <ContactPurposes {...facts} />
      <ContactInfo {...facts} />
    </div>
  );
}

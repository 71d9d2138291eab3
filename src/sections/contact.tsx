import { ContactForm } from "../forms/contact-form";
import * as styles from "./contact.module.css";
import { ContactInfo } from "./contact-info";

/** The contact form beside the contact details. */
export function Contact(facts: Queries.ContactFormFragment & Queries.ContactInfoFragment) {
  return (
    <div className={styles.columns}>
      <ContactForm {...facts} />
      <ContactInfo {...facts} />
    </div>
  );
}

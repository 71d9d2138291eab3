import { ContactForm } from "../forms/contact-form";
import * as styles from "./contact.module.css";
import { ContactInfo } from "./contact-info";
import { Reach } from "./reach";

type ContactProps = Queries.ContactFormFragment &
  Queries.ContactInfoFragment &
  Queries.ReachFragment;

/** The contact form beside the contact details. */
export function Contact(facts: ContactProps) {
  return (
    <div className={styles.columns}>
      <Reach {...facts} />
      <ContactForm {...facts} />
      <ContactInfo {...facts} />
    </div>
  );
}

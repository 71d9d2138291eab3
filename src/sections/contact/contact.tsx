import type { ComponentProps } from "react";
import { ContactForm } from "../../forms/contact-form";
import * as styles from "./contact.module.css";
import { ContactInfo, ContactPurposes } from "./contact-info";
import { Offices } from "./offices";
import { QuickContact } from "./quick-contact";

type ContactProps = ComponentProps<typeof ContactForm> &
  Queries.ContactInfoFragment & { branches: Queries.OfficesFragment };

/** The contact form beside the contact details of all offices. */
export function Contact({ branches, ...facts }: ContactProps) {
  return (
    <div className={styles.columns}>
      <QuickContact {...facts} />
      <ContactForm {...facts} />
      <ContactPurposes {...facts} />
      <div>
        <ContactInfo {...facts} isHead={branches.items.length > 0} />
        <Offices {...branches} />
      </div>
    </div>
  );
}

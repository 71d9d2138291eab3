import { graphql } from "gatsby";
import { ContactLinks } from "../../components/contact-links";
import { ProfileLink } from "../../components/profile-link";
import { SocialLinks } from "../../components/social-links";
import { hoursInWords, useLanguage, useTextOfKey, useTranslation } from "../../i18n";
import { NationalAddress } from "../national-address";
import * as styles from "./contact-info.module.css";

/** How and when to reach the company, or its head office: phones, place, mail, hours, profiles elsewhere. */
export function ContactInfo({
  isHead,
  ...facts
}: Queries.ContactInfoFragment & { isHead?: boolean }) {
  const { address, openingHours, social, phones, email } = facts;
  const contacts = facts.contacts ?? [];
  const { t } = useTranslation("contact");
  return (
    <aside className={styles.card} aria-labelledby="contact-info">
      <h2 id="contact-info" className="small-heading">
        {t("info.title")}
      </h2>
      <h3 className="eyebrow">{t("info.phones")}</h3>
      <ContactLinks phones={phones} contacts={contacts} />
      <h3 className="eyebrow">{t(isHead ? "info.headOffice" : "info.location")}</h3>
      <p translate="no">{address}</p>
      <NationalAddress {...facts} />
      <h3 className="eyebrow">{t("info.email")}</h3>
      <ContactLinks email={email} />
      <ProfileLink />
      {openingHours.length > 0 && (
        <>
          <h3 className="eyebrow">{t("info.openingHours")}</h3>
          <OpeningHours openingHours={openingHours} />
        </>
      )}
      {social.length > 0 && <h3 className="eyebrow">{t("info.social")}</h3>}
      <SocialLinks social={social} />
    </aside>
  );
}

/** When the company answers. */
function OpeningHours({ openingHours }: Pick<Queries.ContactInfoFragment, "openingHours">) {
  const text = useTextOfKey();
  const language = useLanguage();
  return (
    <dl className={styles.lines}>
      {openingHours.map(({ id, ...hours }) => {
        const { days, opens, closes } = hoursInWords(hours, language, text);
        return (
          <div key={id}>
            <dt>
              <strong>
                {text(`contact:hours.${id}.title`)}: {days}
              </strong>
            </dt>
            <dd className="muted">
              {opens} – {closes}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Whom to write to about what. */
export function ContactPurposes({ contacts }: Queries.ContactInfoFragment) {
  const { t } = useTranslation("contact");
  if (!contacts?.length) return null;
  return (
    <section className={styles.purposes} aria-labelledby="contact-purposes">
      <h2 id="contact-purposes" className="small-heading">
        {t("info.purposes")}
      </h2>
      {contacts.map((contact) => (
        <section key={contact.id} aria-labelledby={`to-${contact.id}`}>
          <h3 id={`to-${contact.id}`}>{contact.name}</h3>
          <ContactLinks phones={contact.phone ? [contact.phone] : []} email={contact.email} />
        </section>
      ))}
    </section>
  );
}

export const query = graphql`
  fragment ContactInfo on ContentSite {
    address(language: $language)
    openingHours {
      id
      days
      opens
      closes
    }
    ...SocialLinks
    ...ContactLinks
    contacts {
      id
      email
    }
    ...NationalAddress
  }
`;

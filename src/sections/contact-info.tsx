import { graphql } from "gatsby";
import { ContactLinks } from "../components/contact-links";
import { SocialLinks } from "../components/social-links";
import { useContentText, useTranslation } from "../i18n";
import * as styles from "./contact-info.module.css";

/** How and when to reach the company: phones, place, mail, hours, profiles elsewhere. */
export function ContactInfo({
  address,
  openingHours,
  social,
  phones,
  email,
}: Queries.ContactInfoFragment) {
  const { t } = useTranslation("contact");
  const text = useContentText();
  return (
    <aside className={styles.card} aria-labelledby="contact-info">
      <h2 id="contact-info" className={styles.title}>
        {t("info.title")}
      </h2>
      <h3>{t("info.phones")}</h3>
      <ContactLinks phones={phones} />
      <h3>{t("info.location")}</h3>
      <p>{address}</p>
      <h3>{t("info.email")}</h3>
      <ContactLinks email={email} />
      {openingHours.length > 0 && (
        <>
          <h3>{t("info.openingHours")}</h3>
          <dl>
            {openingHours.map(({ id }) => (
              <div key={id}>
                <dt>
                  {text(`contact:hours.${id}.title`)}: {text(`contact:hours.${id}.days`)}
                </dt>
                <dd>
                  {text(`contact:hours.${id}.time1`)} – {text(`contact:hours.${id}.time2`)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {social.length > 0 && <h3>{t("info.social")}</h3>}
      <SocialLinks profiles={social} />
    </aside>
  );
}

export const query = graphql`
  fragment ContactInfo on ContentSite {
    address(language: $language)
    openingHours {
      id
    }
    social {
      network
      url
    }
    ...ContactLinks
  }
`;

import { graphql } from "gatsby";
import { phoneDigits } from "../../shared/phone-digits";
import { useTranslation } from "../i18n";
import * as styles from "./contact-links.module.css";
import { Icon } from "./icon";
import { mailLink } from "./mail-link";

/** Phone numbers, mail address or both, as links. They read left to right in every language. A number beside the main one has the name of its purpose. */
export function ContactLinks(props: Partial<Queries.ContactLinksFragment>) {
  const { phones = [], email, contacts } = props;
  const { t } = useTranslation("common");
  const nameOf = (phone: string) => {
    if (phone === phones[0]) return null;
    const { name, dayAndNight } = contacts?.find((contact) => contact.phone === phone) ?? {};
    return dayAndNight ? t("contactDetails.dayAndNight", { name }) : name;
  };
  return (
    <ul className={`links ${styles.list}`}>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phoneDigits(phone)}`}>
            <Icon name="phone" />
            <span className="visually-hidden">{t("contactDetails.phone")}</span>
            <span className="wrap">
              <bdi dir="ltr" translate="no" className="phone">
                {phone}
              </bdi>
              {nameOf(phone) && <span className={styles.name}> {nameOf(phone)}</span>}
            </span>
          </a>
        </li>
      ))}
      {email && (
        <li>
          <a href={mailLink(email)}>
            <Icon name="email" />
            <span className="visually-hidden">{t("contactDetails.email")}</span>
            <bdi dir="ltr" translate="no">
              {email}
            </bdi>
          </a>
        </li>
      )}
    </ul>
  );
}

export const query = graphql`
  fragment ContactLinks on ContentSite {
    phones
    email
    contacts {
      name(language: $language)
      phone
      dayAndNight
    }
  }
`;

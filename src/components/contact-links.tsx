import { graphql } from "gatsby";
import { useTranslation } from "../i18n";
import * as styles from "./contact-links.module.css";
import { Icon } from "./icon";

/** Phones and mail as links; numbers and addresses read left to right in every language. */
export function ContactLinks({ site }: { site: Queries.ContactLinksFragment }) {
  const { t } = useTranslation("common");
  return (
    <ul className={styles.list}>
      {site.phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(" ", "")}`}>
            <Icon name="phone" />
            <span className="visually-hidden">{t("contactDetails.phone")}</span>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      ))}
      <li>
        <a href={`mailto:${site.email}`}>
          <Icon name="email" />
          <span className="visually-hidden">{t("contactDetails.email")}</span>
          <bdi dir="ltr">{site.email}</bdi>
        </a>
      </li>
    </ul>
  );
}

export const query = graphql`
  fragment ContactLinks on ContentSite {
    phones
    email
  }
`;

import { graphql } from "gatsby";
import * as action from "../../components/action.module.css";
import { ContactLinks } from "../../components/contact-links";
import { NewTabLink } from "../../components/new-tab-link";
import { Fold, few } from "../../components/ruled-table";
import { hoursInWords, useLanguage, useTextOfKey, useTranslation } from "../../i18n";
import * as styles from "./contact-info.module.css";

/** The offices beside the head office: where, when and how to reach each. Nothing without any. */
export function Offices({ items }: Queries.OfficesFragment) {
  const { t } = useTranslation("contact");
  const text = useTextOfKey();
  const language = useLanguage();
  const hoursOf = (hours: Parameters<typeof hoursInWords>[0]) => {
    const { days, opens, closes } = hoursInWords(hours, language, text);
    return `${days}: ${opens} – ${closes}`;
  };
  if (items.length === 0) return null;
  const offices = items.map(({ name, address, phones, email, openingHours, mapUrl }) => (
    <section key={name} className={styles.lines}>
      <h3 className="eyebrow">{name}</h3>
      <p translate="no">{address}</p>
      <ContactLinks phones={phones} email={email ?? undefined} />
      {openingHours && <p className="muted">{openingHours.map(hoursOf).join("\n")}</p>}
      {mapUrl && (
        <NewTabLink href={mapUrl} icon="location" className={action.quiet}>
          {t("map.openInMaps")}
        </NewTabLink>
      )}
    </section>
  ));
  return (
    <section id="offices" className={styles.card} aria-labelledby="other-offices">
      <h2 id="other-offices" className="small-heading">
        {t("offices.title")}
      </h2>
      {items.length > few ? <Fold count={items.length}>{offices}</Fold> : offices}
    </section>
  );
}

export const query = graphql`
  fragment Offices on ContentOffices {
    items {
      name(language: $language)
      address(language: $language)
      city {
        name(language: $language)
        country
      }
      phones
      email
      openingHours {
        days
        opens
        closes
      }
      mapUrl
      geo {
        latitude
        longitude
      }
    }
  }
`;

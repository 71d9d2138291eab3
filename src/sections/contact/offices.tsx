import { graphql } from "gatsby";
import * as action from "../../components/action.module.css";
import { ContactLinks } from "../../components/contact-links";
import { NewTabLink } from "../../components/new-tab-link";
import { Section } from "../../components/section";
import { useTranslation } from "../../i18n";
import { OpeningHours } from "./contact-info";
import * as styles from "./offices.module.css";

/** The offices beside the head office: where, when and how to reach each. Nothing without any. */
export function Offices({ items }: Queries.OfficesFragment) {
  const { t } = useTranslation("contact");
  if (items.length === 0) return null;
  return (
    <Section id="offices" surface="raised" rank="minor" title={t("offices.title")}>
      <ul className="ruled">
        {items.map(({ id, name, address, phones, email, openingHours, mapUrl }) => (
          <li key={id} className={styles.office}>
            <div>
              <h3 className="small-heading">{name}</h3>
              <p translate="no">{address}</p>
            </div>
            <ContactLinks phones={phones} email={email ?? undefined} />
            {openingHours && <OpeningHours openingHours={openingHours} />}
            {mapUrl && (
              <div className="no-print">
                <NewTabLink href={mapUrl} icon="location" className={action.quiet}>
                  {t("map.openInMaps")}
                </NewTabLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Offices on ContentOffices {
    items {
      id
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

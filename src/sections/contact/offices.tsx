import { graphql } from "gatsby";
import * as action from "../../components/action.module.css";
import { ContactLinks } from "../../components/contact-links";
import { NewTabLink } from "../../components/new-tab-link";
import { RuledTable } from "../../components/ruled-table";
import { hoursInWords, useLanguage, useTextOfKey, useTranslation } from "../../i18n";

/** The offices beside the head office: where, when and how to reach each. */
export function Offices({ items }: Queries.OfficesFragment) {
  const { t } = useTranslation("contact");
  const text = useTextOfKey();
  const language = useLanguage();
  const hoursOf = (hours: Parameters<typeof hoursInWords>[0]) => {
    const { days, opens, closes } = hoursInWords(hours, language, text);
    return `${days}: ${opens} – ${closes}`;
  };
  return (
    <RuledTable
      id="offices"
      title={t("offices.title")}
      labels={[]}
      rows={items.map(({ name, address, phones, email, openingHours, mapUrl }) => [
        `${name}\n${address}`,
        <ContactLinks key="ways" phones={phones} email={email ?? undefined} />,
        openingHours?.map(hoursOf).join(" · "),
        mapUrl && (
          <NewTabLink href={mapUrl} icon="location" className={action.quiet}>
            {t("map.openInMaps")}
          </NewTabLink>
        ),
      ])}
    />
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

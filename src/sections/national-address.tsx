import { graphql } from "gatsby";
import { useTranslation } from "../i18n";

/** The lines of the registered address that a letter has; none without one. */
export function nationalAddressLines({ city, legal }: Queries.NationalAddressFragment) {
  const { building, street, district, postcode } = legal?.nationalAddress ?? {};
  if (!legal?.nationalAddress) return [];
  return [
    [building, street].filter(Boolean).join(" "),
    district,
    [city, postcode].filter(Boolean).join(" "),
  ];
}

/** The registered address in lines. Nothing without one. */
export function NationalAddress({ city, legal }: Queries.NationalAddressFragment) {
  const { t } = useTranslation("contact");
  if (!legal?.nationalAddress) return null;
  const { additional, shortCode } = legal.nationalAddress;
  const lines = [
    ...nationalAddressLines({ city, legal }),
    additional && t("nationalAddress.additional", { number: additional }),
    shortCode && t("nationalAddress.shortCode", { code: shortCode }),
  ];
  return (
    <>
      <h3 className="eyebrow">{t("nationalAddress.title")}</h3>
      <p translate="no">{lines.filter(Boolean).join("\n")}</p>
    </>
  );
}

export const query = graphql`
  fragment NationalAddress on ContentSite {
    city(language: $language)
    legal {
      nationalAddress {
        building
        street(language: $language)
        district(language: $language)
        postcode
        additional
        shortCode
      }
    }
  }
`;

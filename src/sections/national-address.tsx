import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { type CopyOutcome, copyTextOf } from "../browser/copy";
import * as action from "../components/action.module.css";
import { useTranslation } from "../i18n";
import * as styles from "./national-address.module.css";

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

/** The registered address in lines, with a button that copies them. Nothing without one. */
export function NationalAddress({ city, legal }: Queries.NationalAddressFragment) {
  const { t } = useTranslation("contact");
  const text = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<CopyOutcome>();
  if (!legal?.nationalAddress) return null;
  const { additional, shortCode } = legal.nationalAddress;
  const lines = [
    ...nationalAddressLines({ city, legal }),
    additional && t("nationalAddress.additional", { number: additional }),
    shortCode && t("nationalAddress.shortCode", { code: shortCode }),
  ];
  const copy = async () => text.current && setOutcome(await copyTextOf(text.current));
  return (
    <>
      <h3 className="eyebrow">{t("nationalAddress.title")}</h3>
      <p ref={text} className={styles.lines} translate="no">
        {lines.filter(Boolean).join("\n")}
      </p>
      <div className={`${styles.end} with-scripts`}>
        <button type="button" className={action.quiet} onClick={copy}>
          {t("nationalAddress.copy")}
        </button>
        <span role="status">{outcome && t(`nationalAddress.${outcome}`)}</span>
      </div>
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

import { graphql } from "gatsby";
import { TitleBlock } from "../../components/title-block";
import { useTranslation } from "../../i18n";
import { nationalAddressLines } from "../national-address";
import * as styles from "./prequalification.module.css";

/** The company as the law knows it, as a title block. Nothing without a legal identity. */
export function Identity({ fullName, foundingYear, ...facts }: Queries.IdentityFragment) {
  const { t } = useTranslation("prequalification");
  const { legal } = facts;
  if (!legal) return null;
  const latin = (number: string | null) => number && <bdi dir="ltr">{number}</bdi>;
  return (
    <section id="identity">
      <h2 className="small-heading">{t("identity.title")}</h2>
      <TitleBlock
        className={styles.facts}
        facts={[
          [t("identity.name"), fullName],
          [t("identity.legalForm"), legal.legalForm],
          [t("identity.unified"), latin(legal.unified)],
          [t("identity.registration"), latin(legal.registration)],
          [t("identity.vat"), latin(legal.vat)],
          [t("identity.contractorsAuthority"), latin(legal.contractorsAuthority)],
          [t("identity.founded"), foundingYear],
          [t("identity.address"), nationalAddressLines(facts).filter(Boolean).join("\n")],
        ]}
      />
    </section>
  );
}

export const query = graphql`
  fragment Identity on ContentSite {
    fullName(language: $language)
    foundingYear
    ...LegalLine
    ...NationalAddress
  }
`;

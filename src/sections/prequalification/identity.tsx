import { graphql } from "gatsby";
import { Section } from "../../components/section";
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
    <Section id="identity" rank="minor" title={t("identity.title")}>
      <TitleBlock
        className={styles.facts}
        facts={[
          { label: t("identity.name"), value: fullName },
          { label: t("identity.legalForm"), value: legal.legalForm },
          { label: t("identity.unified"), value: latin(legal.unified) },
          { label: t("identity.registration"), value: latin(legal.registration) },
          { label: t("identity.vat"), value: latin(legal.vat) },
          { label: t("identity.contractorsAuthority"), value: latin(legal.contractorsAuthority) },
          { label: t("identity.founded"), value: foundingYear },
          {
            label: t("identity.address"),
            value: nationalAddressLines(facts).filter(Boolean).join(" · "),
          },
        ]}
      />
    </Section>
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

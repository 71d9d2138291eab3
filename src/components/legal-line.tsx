import { graphql } from "gatsby";
import { useTranslation } from "../i18n";

/** The company as the law knows it, on one line. */
export function LegalLine({ legal }: Queries.LegalLineFragment) {
  const { t } = useTranslation("common");
  const { legalForm, registration, vat, unified, contractorsAuthority } = legal ?? {};
  const facts = [
    legalForm,
    registration && t("footer.legal.registration", { number: registration }),
    vat && t("footer.legal.vat", { number: vat }),
    unified && t("footer.legal.unified", { number: unified }),
    contractorsAuthority &&
      t("footer.legal.contractorsAuthority", { number: contractorsAuthority }),
  ].filter(Boolean);
  return (
    facts.length > 0 && (
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    )
  );
}

export const query = graphql`
  fragment LegalLine on ContentSite {
    legal {
      legalForm(language: $language)
      registration
      vat
      unified
      contractorsAuthority
    }
  }
`;

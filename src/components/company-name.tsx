import { graphql } from "gatsby";

interface CompanyNameProps {
  name: string;
  lettering: string | null;
}

/** The company's full name: as lettering, beside which the text is still read, or as text. */
export function CompanyName({ name, lettering }: CompanyNameProps) {
  if (!lettering) return <span translate="no">{name}</span>;
  return (
    <>
      <span
        className="lettering"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at.
        dangerouslySetInnerHTML={{ __html: lettering }}
      />
      <span className="visually-hidden" translate="no">
        {name}
      </span>
    </>
  );
}

export const query = graphql`
  fragment Lettering on ContentBrand {
    lettering(language: $language)
  }
`;

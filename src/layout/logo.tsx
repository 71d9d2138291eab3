import { graphql } from "gatsby";
import { CompanyName } from "../components/company-name";
import * as styles from "./logo.module.css";

interface LogoProps {
  name: string;
  brand: Queries.LogoFragment;
  /** The full name as lettering. */
  lettering?: string | null;
}

/** The mark with the name beside it, or the brand's own drawing of both, which has the short name. */
export function Logo({ name, brand, lettering = null }: LogoProps) {
  const { mark, markOnDark } = brand;
  const logo = lettering ? null : brand.logo;
  return (
    <span className={styles.logo}>
      <span
        className={logo ? styles.whole : styles.mark}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at.
        dangerouslySetInnerHTML={{ __html: logo ?? mark + (markOnDark ?? "") }}
      />
      <span className={logo ? "visually-hidden" : undefined}>
        <CompanyName name={name} lettering={lettering} />
      </span>
    </span>
  );
}

export const query = graphql`
  fragment Logo on ContentBrand {
    mark(language: $language)
    markOnDark(language: $language)
    logo(language: $language)
  }
`;

import { graphql } from "gatsby";
import { useTranslation } from "../i18n";
import { NewTabLink } from "./new-tab-link";
import * as styles from "./social-links.module.css";

/** The company's profiles elsewhere, each opening in a new tab. */
export function SocialLinks({ social }: Queries.SocialLinksFragment) {
  const { t } = useTranslation("common");
  if (social.length === 0) return null;
  return (
    <ul className={styles.list}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <NewTabLink className="target" href={url} icon={network} label={t(`social.${network}`)} />
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment SocialLinks on ContentSite {
    social {
      network
      url
    }
  }
`;

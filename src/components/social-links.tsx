import { graphql } from "gatsby";
import { useTranslation } from "../i18n";
import { Icon } from "./icon";
import * as styles from "./social-links.module.css";

/** The company's profiles elsewhere, each opening in a new tab. */
export function SocialLinks({ social }: Queries.SocialLinksFragment) {
  const { t } = useTranslation("common");
  if (social.length === 0) return null;
  return (
    <ul className={styles.list}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a className="target" href={url} target="_blank" rel="noopener noreferrer">
            <Icon name={network} />
            <span className="visually-hidden">
              {t(`social.${network}`)} ({t("social.newTab")})
            </span>
          </a>
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

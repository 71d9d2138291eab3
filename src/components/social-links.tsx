import { graphql } from "gatsby";
import { NewTabLink } from "./new-tab-link";
import * as styles from "./social-links.module.css";

/** The company's profiles elsewhere, each opening in a new tab. */
export function SocialLinks({ social }: Queries.SocialLinksFragment) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.list}>
      {social.map(({ name, network, url }) => (
        <li key={network}>
          <NewTabLink className="target" href={url} icon={network} label={name} />
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment SocialLinks on ContentSite {
    social {
      name(language: $language)
      network
      url
    }
  }
`;

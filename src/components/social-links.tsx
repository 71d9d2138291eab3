import { useTranslation } from "../i18n";
import { Icon } from "./icon";
import * as styles from "./social-links.module.css";

interface SocialLinksProps {
  profiles: readonly { network: Queries.Network; url: string }[];
}

/** The company's profiles elsewhere, each opening in a new tab. */
export function SocialLinks({ profiles }: SocialLinksProps) {
  const { t } = useTranslation("common");
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.list}>
      {profiles.map(({ network, url }) => (
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

import { Icon } from "../components/icon";
import { useTranslation } from "../i18n";
import * as styles from "./share-links.module.css";

interface ShareLinksProps {
  /** The absolute URL of the page that is shared. */
  address: string;
  title: string;
}

/** Links that share this page on a network. Plain links: no request to a network before one is followed. */
export function ShareLinks({ address, title }: ShareLinksProps) {
  const { t } = useTranslation("common");
  const url = encodeURIComponent(address);
  const links = {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?url=${url}&description=${encodeURIComponent(title)}`,
  };
  return (
    <aside className={styles.share} aria-label={t("share.title")}>
      {(["facebook", "pinterest"] as const).map((network) => (
        <a
          key={network}
          className={styles.link}
          href={links[network]}
          target="_blank"
          rel="noopener noreferrer"
          title={t(`share.${network}`)}
        >
          <Icon name={network} />
          <span className="visually-hidden">
            {t(`share.${network}`)} ({t("social.newTab")})
          </span>
        </a>
      ))}
    </aside>
  );
}

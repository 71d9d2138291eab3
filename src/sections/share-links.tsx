import { NewTabLink } from "../components/new-tab-link";
import { useTranslation } from "../i18n";
import * as styles from "./share-links.module.css";

interface SharePageProps {
  /** The absolute URL of what is shared. */
  address: string;
  title: string;
  /** The absolute URL of its picture. */
  picture?: string;
}

/** Links that share this page on a network. They send nothing until they are followed. */
export function ShareLinks({ address, title, picture }: SharePageProps) {
  const { t } = useTranslation("common");
  const [url, description, media] = [address, title, picture ?? ""].map(encodeURIComponent);
  const pin = `https://www.pinterest.com/pin/create/button/?url=${url}&description=${description}`;
  const links = {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    pinterest: picture ? `${pin}&media=${media}` : pin,
  };
  return (
    <aside className={`no-print ${styles.page}`} aria-label={t("share.title")} data-search="none">
      {(["facebook", "pinterest"] as const).map((network) => (
        <NewTabLink
          key={network}
          className={styles.link}
          href={links[network]}
          title={t(`share.${network}`)}
          icon={network}
          label={t(`share.${network}`)}
        />
      ))}
    </aside>
  );
}

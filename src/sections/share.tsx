import { Icon } from "../components/icon";
import { absoluteUrl, useLanguage, useTranslation } from "../i18n";
import * as styles from "./share.module.css";

const networks = {
  facebook: "https://www.facebook.com/sharer/sharer.php?u=",
  pinterest: "https://www.pinterest.com/pin/create/button/?url=",
};

/** Ways to share a page with others. */
export function Share({ siteUrl, path }: { siteUrl: string; path: string }) {
  const { t } = useTranslation(["reading", "common"]);
  const address = encodeURIComponent(absoluteUrl(siteUrl, path, useLanguage()));
  return (
    <section aria-labelledby="share" className={styles.share}>
      <h2 id="share">{t("share.title")}</h2>
      <ul>
        {(["facebook", "pinterest"] as const).map((network) => (
          <li key={network}>
            <a href={networks[network] + address} target="_blank" rel="noopener noreferrer">
              <Icon name={network} />
              <span className="visually-hidden">
                {t(`share.${network}`)} ({t("common:social.newTab")})
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

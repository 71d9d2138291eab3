import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { useInView } from "../../browser/on-intersect";
import { Icon } from "../../components/icon";
import { NewTabLink } from "../../components/new-tab-link";
import { useTranslation } from "../../i18n";
import * as styles from "./location-map.module.css";

/** The office on a map, over a drawing that is there when the map is not, with its address. */
export function LocationMap({ map, address }: Queries.LocationMapFragment) {
  const { t } = useTranslation("contact");
  const section = useRef<HTMLElement>(null);
  // No request to the map service until the map comes near.
  const isNear = useInView(section, 200);
  const isReached = useIsReachable(map?.embedUrl, isNear);
  if (!map) return null;
  return (
    <section id="location" ref={section} className={styles.section} aria-label={t("map.label")}>
      <div className={`no-print ${styles.map}`}>
        {map.drawing && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at.
          <div dangerouslySetInnerHTML={{ __html: map.drawing }} />
        )}
        {isReached && (
          <iframe src={map.embedUrl} title={t("map.frameTitle")} referrerPolicy="no-referrer" />
        )}
      </div>
      <div className={styles.card}>
        <h2>{t("map.visitUs")}</h2>
        <p className="muted" translate="no">
          {address}
        </p>
        <NewTabLink className={styles.open} href={map.linkUrl}>
          {t("map.openInMaps")}
          <Icon name="location" />
        </NewTabLink>
      </div>
    </section>
  );
}

/** True once an address has been asked for and answers. A frame whose address does not shows the browser's own error page, and says nothing about it. */
function useIsReachable(url: string | undefined, isWanted: boolean): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (!url || !isWanted) return;
    fetch(url, { method: "HEAD", mode: "no-cors", referrerPolicy: "no-referrer" }).then(
      () => setReached(true),
      () => {},
    );
  }, [url, isWanted]);
  return isReached;
}

export const query = graphql`
  fragment LocationMap on ContentSite {
    address(language: $language)
    map {
      embedUrl
      linkUrl
      drawing(language: $language)
    }
  }
`;

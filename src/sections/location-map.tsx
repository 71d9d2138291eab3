import { graphql } from "gatsby";
import { ContactLinks } from "../components/contact-links";
import { useTranslation } from "../i18n";
import * as styles from "./location-map.module.css";

/** The office on a map, with address and phones that are there when the map is not. */
export function LocationMap({ map, address, ...contact }: Queries.LocationMapFragment) {
  const { t } = useTranslation("contact");
  return (
    <section id="location" className={styles.section} aria-label={t("map.label")}>
      <iframe
        className={styles.map}
        src={map.embedUrl}
        title={t("map.frameTitle")}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <div className={styles.card}>
        <p className={styles.label}>{t("map.visitUs")}</p>
        <h2 className={styles.title}>{t("map.title")}</h2>
        <p>{address}</p>
        <ContactLinks site={contact} />
        <a className={styles.open} href={map.linkUrl} target="_blank" rel="noopener noreferrer">
          {t("map.openInMaps")}
        </a>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment LocationMap on ContentSite {
    address(language: $language)
    map {
      embedUrl
      linkUrl
    }
    ...ContactLinks
  }
`;

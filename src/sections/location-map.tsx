import { graphql } from "gatsby";
import { useRef } from "react";
import { useNear } from "../browser/use-near";
import { ContactLinks } from "../components/contact-links";
import { Icon } from "../components/icon";
import { type Numbered, SectionLabel } from "../components/section-label";
import { useTranslation } from "../i18n";
import * as styles from "./location-map.module.css";

interface LocationMapProps extends Numbered, Queries.LocationMapFragment {}

/** The office on a map. Address and phones are text, so they show even when the map does not load. */
export function LocationMap({ map, ...place }: LocationMapProps) {
  return map && <PlaceOnMap map={map} {...place} />;
}

type PlaceOnMapProps = LocationMapProps & { map: NonNullable<LocationMapProps["map"]> };

function PlaceOnMap({ map, address, number, ...contact }: PlaceOnMapProps) {
  const { t } = useTranslation(["contact", "common"]);
  const section = useRef<HTMLElement>(null);
  // No request to the map service until the map comes near.
  const isNear = useNear(section, 200);
  return (
    <section id="location" ref={section} className={styles.section} aria-label={t("map.label")}>
      <div className={styles.map}>
        {isNear && (
          <iframe src={map.embedUrl} title={t("map.frameTitle")} referrerPolicy="no-referrer" />
        )}
      </div>
      <div className={styles.card}>
        <SectionLabel number={number}>{t("map.visitUs")}</SectionLabel>
        <h2 className={styles.title}>{t("map.title")}</h2>
        <p className={styles.address}>{address}</p>
        <ContactLinks phones={contact.phones} email={contact.email} />
        <a className={styles.open} href={map.linkUrl} target="_blank" rel="noopener noreferrer">
          {t("map.openInMaps")}
          <Icon name="location" />
          <span className="visually-hidden">({t("common:social.newTab")})</span>
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

import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { useTranslation } from "../../i18n";
import * as styles from "./cities-map.module.css";

interface CitiesMapProps extends Queries.CitiesMapFragment {
  choices: { value: string; label: string; count: number; link: ComponentProps<"a"> }[];
}

/** Degrees of sea and land around the outermost cities, and units of the drawing in a degree. */
const margin = 1.6;
const unit = 40;

/** True for cities that do not lie on one another on a map, as those of one region would. */
export function areSpread(cities: readonly { latitude: number; longitude: number }[]): boolean {
  const spread = (degrees: number[]) => Math.max(...degrees) - Math.min(...degrees);
  return (["latitude", "longitude"] as const).some(
    (axis) => spread(cities.map((city) => city[axis])) > 1,
  );
}

/** The cities of the projects on a drawn coast, with a list of them beside it. */
export function CitiesMap({ coasts, borders, items, choices }: CitiesMapProps) {
  const { t } = useTranslation("projects");
  const cities = items.filter(({ id }) => choices.some(({ value }) => value === id));
  const north = Math.max(...cities.map(({ latitude }) => latitude)) + margin;
  const south = Math.min(...cities.map(({ latitude }) => latitude)) - margin;
  const west = Math.min(...cities.map(({ longitude }) => longitude)) - margin;
  const east = Math.max(...cities.map(({ longitude }) => longitude)) + margin;
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const x = (longitude: number) => (longitude - west) * narrow * unit;
  const y = (latitude: number) => (north - latitude) * unit;
  /** As large as the count says; smaller where another city is near. */
  const radius = ({ latitude, longitude }: (typeof cities)[number], count: number) => {
    const distances = cities.map((other) =>
      Math.hypot(x(other.longitude) - x(longitude), y(other.latitude) - y(latitude)),
    );
    const nearest = Math.min(...distances.filter((distance) => distance > 0));
    return Math.max(4, Math.min(6 + 4 * Math.sqrt(count), nearest / 2));
  };
  const path = (points: string) =>
    `M${points
      .split(",")
      .map((point) => {
        const [latitude = 0, longitude = 0] = point.trim().split(" ").map(Number);
        return `${x(longitude).toFixed()} ${y(latitude).toFixed()}`;
      })
      .join("L")}`;
  return (
    <nav className={styles.map} aria-label={t("filters.city")}>
      <svg viewBox={`0 0 ${x(east).toFixed()} ${y(south).toFixed()}`} aria-hidden="true">
        {borders?.map((line) => (
          <path key={line} className={styles.border} d={path(line)} />
        ))}
        {coasts?.map((line) => (
          <path key={line} className={styles.coast} d={path(line)} />
        ))}
        {cities.map((city) => {
          const { id, latitude, longitude } = city;
          const { link, count = 0 } = choices.find(({ value }) => value === id) ?? {};
          return (
            <a key={id} {...link} tabIndex={-1}>
              <circle cx={x(longitude)} cy={y(latitude)} r={radius(city, count)} />
            </a>
          );
        })}
      </svg>
      <ul className={styles.list}>
        {choices.map(({ value, label, count, link }) => (
          <li key={value}>
            <a {...link}>
              {label} <span className="muted">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment CitiesMap on ContentCities {
    coasts
    borders
    items {
      id
      latitude
      longitude
    }
  }
`;

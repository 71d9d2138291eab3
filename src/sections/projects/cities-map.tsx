import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import * as styles from "./cities-map.module.css";

interface CitiesMapProps extends Queries.CitiesMapFragment {
  /** The cities that have projects, each with how many are shown. */
  counts: ReadonlyMap<string, number>;
  chosen: string | undefined;
  choose: (city: string) => void;
}

/** So many pixels from a city's circle a finger still hits it. */
const reach = 32;

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

/** The cities of the projects on a drawn coast: whoever presses near one chooses it, as with keys in the field of cities. */
export function CitiesMap({ coasts, borders, items, counts, chosen, choose }: CitiesMapProps) {
  const cities = items.filter(({ id }) => counts.has(id));
  const north = Math.max(...cities.map(({ latitude }) => latitude)) + margin;
  const south = Math.min(...cities.map(({ latitude }) => latitude)) - margin;
  const west = Math.min(...cities.map(({ longitude }) => longitude)) - margin;
  const east = Math.max(...cities.map(({ longitude }) => longitude)) + margin;
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const x = (longitude: number) => (longitude - west) * narrow * unit;
  const y = (latitude: number) => (north - latitude) * unit;
  /** Draws pairs of latitude and longitude. */
  const matrix = [0, -unit, narrow * unit, 0, x(0), y(0)];
  const path = (points: string) => `M${points.replaceAll(",", "L")}`;
  const [inline, block] = [x(east), y(south)].map((size) => size.toFixed());
  const chooseNearest = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const circles = [...currentTarget.querySelectorAll("circle")];
    const distances = circles.map((circle) => {
      const { left, top, width } = circle.getBoundingClientRect();
      return Math.hypot(left + width / 2 - clientX, top + width / 2 - clientY) - width / 2;
    });
    const nearest = Math.min(...distances);
    const city = cities[distances.indexOf(nearest)];
    if (city && nearest < reach) choose(city.id);
  };
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${inline} ${block}`}
      aria-hidden="true"
      onClick={chooseNearest}
    >
      <g transform={`matrix(${matrix})`}>
        {borders?.map((line) => (
          <path key={line} className={styles.border} d={path(line)} />
        ))}
        {coasts?.map((line) => (
          <path key={line} className={styles.coast} d={path(line)} />
        ))}
      </g>
      {cities.map((city) => (
        <circle
          key={city.id}
          data-chosen={city.id === chosen || undefined}
          data-empty={counts.get(city.id) === 0 || undefined}
          cx={x(city.longitude)}
          cy={y(city.latitude)}
          r="13"
        />
      ))}
    </svg>
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

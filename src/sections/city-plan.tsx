import { graphql } from "gatsby";
import * as styles from "./city-plan.module.css";

interface CityPlanProps extends Queries.CityPlanFragment {
  /** The office, in degrees: the middle of the plan. */
  geo: { latitude: number; longitude: number };
}

/** Metres north of the equator in a degree of latitude, and in a unit of the drawing. */
const metresInDegree = 111_320;
const metresInUnit = 18;
/** As far as half a name and the marker reach, in units. */
const clear = 70;

/** The drawn plan of the office's town: its roads and water, and at the office a marker with the name of the street. */
export function CityPlan({ geo, lines, label }: CityPlanProps) {
  const { latitude, longitude } = geo;
  const down = metresInDegree / metresInUnit;
  const across = down * Math.cos((latitude * Math.PI) / 180);
  /** Draws pairs of latitude and longitude, north up, the office in the middle. */
  const matrix = [0, -down, across, 0, -across * longitude, down * latitude];
  /** Where the name of a line stands: along a part near the office, clear of its marker, never upside down. */
  const placeName = (points: string) => {
    const places = points.split(", ").map((point) => {
      const [north = 0, east = 0] = point.split(" ").map(Number);
      return [across * (east - longitude), down * (latitude - north)] as const;
    });
    const parts = places.slice(1).map(([x, y], index) => {
      const [x0, y0] = places[index] ?? [x, y];
      const angle = (Math.atan((y - y0) / (x - x0)) * 180) / Math.PI;
      return { x: (x + x0) / 2, y: (y + y0) / 2, angle };
    });
    const [part] = parts
      .filter(({ x, y }) => Math.hypot(x, y) > clear)
      .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
    return part && `translate(${part.x} ${part.y}) rotate(${part.angle})`;
  };
  return (
    <svg
      className={styles.plan}
      viewBox="-720 -250 1440 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`matrix(${matrix})`}>
        {lines.map(({ kind, points }) => (
          <path key={points} className={styles[kind]} d={`M${points.replaceAll(",", "L")}`} />
        ))}
      </g>
      {lines.map(
        ({ name, points }) =>
          name && (
            <text key={points} className={styles.name} dy="0.35em" transform={placeName(points)}>
              {name}
            </text>
          ),
      )}
      <rect className={styles.office} x="-9" y="-9" width="18" height="18" />
      <text className={styles.label} dy="0.35em">
        {label}
      </text>
    </svg>
  );
}

export const query = graphql`
  fragment CityPlan on CityPlan {
    lines {
      kind
      points
      name(language: $language)
    }
    label(language: $language)
  }
`;

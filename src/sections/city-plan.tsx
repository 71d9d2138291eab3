import { graphql } from "gatsby";
import * as styles from "./city-plan.module.css";

interface CityPlanProps extends Queries.CityPlanFragment {
  /** The office, in degrees: the middle of the plan. */
  geo: { latitude: number; longitude: number };
}

/** Metres north of the equator in a degree of latitude, and in a unit of the drawing. */
const metresInDegree = 111_320;
const metresInUnit = 18;

/** The drawn plan of the office's town: its roads and water, and at the office a stone with the name of the street. */
export function CityPlan({ geo, lines, label }: CityPlanProps) {
  const scale = metresInDegree / metresInUnit;
  const narrowing = Math.cos((geo.latitude * Math.PI) / 180);
  const place = (point: string) => {
    const [latitude = 0, longitude = 0] = point.trim().split(" ").map(Number);
    const across = (longitude - geo.longitude) * narrowing * scale;
    return `${Math.round(across)} ${Math.round((geo.latitude - latitude) * scale)}`;
  };
  return (
    <svg
      className={styles.plan}
      viewBox="-720 -250 1440 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map(({ kind, points }) => (
        <path
          key={points}
          className={styles[kind]}
          d={`M${points.split(",").map(place).join("L")}`}
        />
      ))}
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
    }
    label(language: $language)
  }
`;

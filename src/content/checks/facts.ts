import type { JsonFile, JsonPath, Problem } from "../json-file";
import { messages } from "../messages";
import { valueAt } from "../site-files";

/** The least and the greatest latitude, then longitude, of countries that contractors of this region work in. */
const boxes: Record<string, [south: number, north: number, west: number, east: number]> = {
  AE: [22.6, 26.3, 51, 56.5],
  BH: [25.5, 26.4, 50.3, 50.9],
  EG: [21.9, 31.8, 24.6, 37],
  IQ: [29, 37.4, 38.7, 48.6],
  JO: [29.1, 33.4, 34.9, 39.4],
  KW: [28.5, 30.2, 46.5, 48.7],
  LB: [33, 34.7, 35, 36.7],
  OM: [16.6, 26.5, 51.9, 60],
  QA: [24.4, 26.3, 50.7, 51.7],
  SA: [16.3, 32.2, 34.4, 55.7],
  SY: [32.3, 37.4, 35.6, 42.4],
  TR: [35.8, 42.2, 25.6, 44.9],
  YE: [12.1, 19, 41.8, 54.6],
};

/** So many degrees around the office are seen of its plan. */
const planReach = 0.1;

/** Facts of the company that cannot be: a year to come, an unknown country, a place outside it, a plan of another place, hours that end before they begin. */
export function checkFacts(content: JsonFile[], year = new Date().getFullYear()): Problem[] {
  const site = content.find(({ name }) => name === "content/site.json");
  if (!site) return [];
  const at = (...field: JsonPath) => valueAt(site.value, field);
  const found: Problem[] = [];
  const say = (field: JsonPath, message: string) => found.push(site.problem(field, message));
  const founded = at("foundingYear");
  if (typeof founded === "number" && founded > year && founded <= 2100)
    say(["foundingYear"], messages.yearToCome(year));
  const country = at("country");
  if (typeof country === "string" && /^[A-Z]{2}$/.test(country) && !isCountry(country))
    say(["country"], messages.unknownCountry);
  const fault = placeFault(boxes[String(country)], at("geo", "latitude"), at("geo", "longitude"));
  if (fault) say(["geo"], fault);
  else if (isElsewhere(at("map", "plan", "lines"), at("geo", "latitude"), at("geo", "longitude")))
    say(["map", "plan"], messages.planElsewhere);
  const hours = at("openingHours");
  for (const [index, { opens, closes }] of Array.isArray(hours) ? hours.entries() : [])
    if (isTime(opens) && isTime(closes) && closes <= opens)
      say(["openingHours", index, "closes"], messages.closesBeforeOpening);
  return found;
}

/** True for a plan of which no point lies near the office, so that nothing of it would be seen. */
function isElsewhere(lines: unknown, latitude: unknown, longitude: unknown): boolean {
  if (!Array.isArray(lines) || typeof latitude !== "number" || typeof longitude !== "number")
    return false;
  const points = lines.flatMap((line) => String(valueAt(line, ["points"])).split(","));
  return !points.some((point) => {
    const [north, east] = point.trim().split(/\s+/).map(Number);
    return (
      Math.abs(Number(north) - latitude) < planReach &&
      Math.abs(Number(east) - longitude) < planReach
    );
  });
}

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  // Codes that are set aside for private use have a name too.
  return names.of(code) !== undefined && !/^(ZZ|X[A-JL-Z]|A[AP]|Q[M-Z])$/.test(code);
}

function placeFault(box: number[] | undefined, latitude: unknown, longitude: unknown) {
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
  if (!box || typeof latitude !== "number" || typeof longitude !== "number") return undefined;
  const [south = 0, north = 0, west = 0, east = 0] = box;
  const isInside = (up: number, along: number) =>
    up >= south && up <= north && along >= west && along <= east;
  if (isInside(latitude, longitude)) return undefined;
  return isInside(longitude, latitude) ? messages.swappedPlace : messages.placeAbroad;
}

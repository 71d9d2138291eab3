import { areSpread } from "../../../src/sections/projects/cities-map";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../src/i18n", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ["no city", [], false],
  ["one city", [at(25.3, 55.4)], false],
  ["two cities of one region", [at(25.3, 55.4), at(25.4, 55.5)], false],
  ["two cities far to the north of one another", [at(25.3, 55.4), at(29.4, 55.5)], true],
  ["two cities far to the east of one another", [at(25.3, 47.9), at(25.3, 55.4)], true],
])("%s: cities are on a map where they can be told apart", (_what, cities, expected) => {
  expect(areSpread(cities)).toBe(expected);
});

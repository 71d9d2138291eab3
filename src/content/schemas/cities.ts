import { z } from "zod";
import { coordinates, country, file, group, id, listOf, localized, mapLine } from "./fields";

const city = group("City", {
  id: id("riyadh"),
  name: localized(40),
  country: country(),
  ...coordinates,
});

/** The cities that projects stand in, and the coast that is drawn around them. */
export const cities = file("../schemas/cities.schema.json", {
  coasts: z.array(mapLine()).optional(),
  borders: z.array(mapLine()).optional(),
  items: listOf(city),
});

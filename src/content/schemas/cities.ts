import { z } from "zod";
import { coordinates, country, group, id, localized, mapLine, schemaReference } from "./fields";

const city = group("City", {
  id: id("riyadh"),
  name: localized(40, { ar: "الرياض", en: "Riyadh" }),
  country: country(),
  ...coordinates,
});

/** The cities that projects stand in, and the coast that is drawn around them. */
export const cities = z.strictObject({
  $schema: schemaReference("cities"),
  coasts: z.array(mapLine()).optional(),
  borders: z.array(mapLine()).optional(),
  items: z.array(city),
});

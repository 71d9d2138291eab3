import { country, file, group, id, listOf, localized } from "./fields";

const city = group("City", {
  id: id("riyadh"),
  name: localized(40),
  country: country(),
});

/** The cities that projects stand in. */
export const cities = file("../schemas/cities.schema.json", {
  items: listOf(city),
});

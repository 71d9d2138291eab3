import { z } from "zod";
import { email, entryOf, file, group, id, listOf, localized, phone, url } from "./fields";
import { geo, times } from "./site";

const office = group("Office", {
  id: id("jeddah"),
  name: localized(40),
  address: localized(90),
  city: entryOf("cities"),
  phones: z.array(phone("+966 12 000 0000")).min(1).max(3),
  email: email("jeddah@company.example").optional(),
  openingHours: z.array(group("OfficeHours", times)).optional(),
  mapUrl: url("https://www.openstreetmap.org/?mlat=21.5433&mlon=39.1728").optional(),
  geo: geo.optional(),
});

/** The offices beside the head office, which `site.json` has. */
export const offices = file("../schemas/offices.schema.json", { items: listOf(office).max(12) });

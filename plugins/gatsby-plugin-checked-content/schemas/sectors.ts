import type { z } from "zod";
import { file, group, id, listOf, localized } from "./fields";

const sector = group("Sector", {
  id: id("offices"),
  name: localized(40),
  summary: localized(150).optional(),
  text: localized(600).optional(),
});

export type Sector = z.infer<typeof sector>;

/** The sectors that projects belong to. */
export const sectors = file("../schemas/sectors.schema.json", { items: listOf(sector) });

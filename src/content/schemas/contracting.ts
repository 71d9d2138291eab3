import { z } from "zod";
import { alt, focus, group, id, image, localized, schemaReference } from "./fields";

const work = group("ContractingWork", {
  id: id("tower-golden-hour"),
  title: localized(60, {
    ar: "برج مكاتب بواجهة زجاجية",
    en: "Office tower with a glass facade",
  }),
  place: localized(40, { ar: "الرياض", en: "Riyadh" }),
  kind: localized(40, { ar: "مبانٍ مرتفعة", en: "High-rise" }),
  alt: alt(),
  image: image(1280, "images/contracting/tower-golden-hour.jpg"),
  focus: focus(),
});

/** The slider “our work”, which is left out without any. */
export const contracting = z.strictObject({
  $schema: schemaReference("contracting"),
  items: z.array(work),
});

import { z } from "zod";
import { group, id, image, localized, oneOf, schemaReference, url, withExample } from "./fields";

const partner = group("Partner", {
  id: id("sindan"),
  name: localized(40, { ar: "سندان للحديد", en: "Sindan Steel" }),
  image: image(320, "images/partners/sindan.png"),
  link: url("https://sindan.example/"),
  kind: withExample(
    oneOf("PartnerKind", ["supplier", "bank", "consultant", "client"]),
    "supplier",
  ).optional(),
});

/** The logos of the partner slider, which is left out without any. */
export const partners = z.strictObject({
  $schema: schemaReference("partners"),
  items: z.array(partner),
});

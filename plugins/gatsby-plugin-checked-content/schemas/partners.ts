import { file, group, id, image, listOf, localized, oneOf, url } from "./fields";

const partner = group("Partner", {
  id: id("sindan"),
  name: localized(40),
  image: image(320, "images/partners/sindan.png", true),
  link: url("https://sindan.example/").optional(),
  kind: oneOf("PartnerKind", ["supplier", "bank", "consultant", "client"], "supplier").optional(),
});

/** The logos of the partner slider, which is left out without any. */
export const partners = file("../schemas/partners.schema.json", { items: listOf(partner) });

import { z } from "zod";
import { alt, focus, group, id, image, localized, schemaReference } from "./fields";

const picture = group("VisionPicture", {
  id: id("skyline"),
  title: localized(60, {
    ar: "برج مكاتب بواجهة زجاجية",
    en: "Office tower with a glass facade",
  }),
  alt: alt(),
  image: image(1280, "images/vision/skyline.jpg"),
  focus: focus(),
});

/** The slider beside the vision, which is left out without any. */
export const vision = z.strictObject({
  $schema: schemaReference("vision"),
  items: z.array(picture),
});

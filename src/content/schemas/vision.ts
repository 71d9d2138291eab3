import { z } from "zod";
import { alt, focus, group, id, image, schemaReference } from "./fields";

const picture = group("VisionPicture", {
  id: id("skyline"),
  alt: alt(),
  image: image(1280, "images/vision/skyline.jpg"),
  focus: focus(),
});

/** The slider beside the vision, which is left out without any. */
export const vision = z.strictObject({
  $schema: schemaReference("vision"),
  items: z.array(picture),
});

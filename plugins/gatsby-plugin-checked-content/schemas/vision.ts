import { alt, file, focus, group, id, image, listOf } from "./fields";

const picture = group("VisionPicture", {
  id: id("skyline"),
  alt: alt(),
  image: image(1280, "images/vision/skyline.jpg"),
  focus: focus(),
});

/** The slider beside the vision, which is left out without any. */
export const vision = file("../schemas/vision.schema.json", { items: listOf(picture) });

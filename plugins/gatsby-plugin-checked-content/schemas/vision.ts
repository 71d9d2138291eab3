import { alt, entryOf, file, focus, group, id, image, listOf } from "./fields";

const picture = group("VisionPicture", {
  id: id("tower-crane"),
  project: entryOf("projects").optional(),
  alt: alt(),
  image: image(1280, "images/projects/tower-crane.jpg"),
  focus: focus(),
});

/** The slider beside the vision, which is left out without any. */
export const vision = file("../schemas/vision.schema.json", { items: listOf(picture) });

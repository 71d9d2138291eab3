import { alt, file, focus, group, image, listOf, oneOf } from "./fields";

const belief = group("Belief", {
  id: oneOf("BeliefId", ["vision", "mission", "goals"], "mission"),
  alt: alt(),
  image: image(1280, "images/who-we-are/mission.jpg"),
  focus: focus(),
});

const photograph = group("Photograph", {
  alt: alt(),
  image: image(1280, "images/projects/courtyard-house.jpg"),
  focus: focus(),
});

/** The pictures of the page “who we are” and of its teaser on the first page. */
export const whoWeAre = file("../schemas/who-we-are.schema.json", {
  teaser: photograph,
  wide: photograph.optional(),
  items: listOf(belief).min(1),
});

import { z } from "zod";
import { alt, focus, group, image, oneOf, schemaReference, withExample } from "./fields";

const belief = group("Belief", {
  id: withExample(oneOf("BeliefId", ["vision", "mission", "goals"]), "mission"),
  alt: alt(),
  image: image(1280, "images/who-we-are/mission.jpg"),
  focus: focus(),
});

/** The pictures of the page “who we are” and of its teaser on the first page. */
export const whoWeAre = z.strictObject({
  $schema: schemaReference("who-we-are"),
  teaser: group("Photograph", {
    alt: alt(),
    image: image(1280, "images/projects/courtyard-house.jpg"),
    focus: focus(),
  }),
  items: z.array(belief).min(1),
});

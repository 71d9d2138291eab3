import { z } from "zod";
import {
  described,
  focus,
  group,
  id,
  image,
  localized,
  oneOf,
  schemaReference,
  textKey,
  url,
} from "./fields";

const alt = localized(
  160,
  "What the picture shows, for those who do not see it. Describe it, do not advertise.",
  { ar: "برج مكاتب زجاجي عند الغروب", en: "A glass office tower at sunset" },
);

const list = <Item extends z.ZodType>(item: Item, description: string) =>
  described(z.array(item).min(1), description);

const listOrNone = <Item extends z.ZodType>(item: Item, description: string) =>
  described(z.array(item), `${description} Without any, the slider is left out.`);

const service = group("Service", {
  id: id("The anchor of the service, as in /services#build.", "build"),
  title: textKey("The key of its title.", "services:constructionTitle"),
  description: textKey("The key of its description.", "services:constructionDescription"),
  alt,
  image: image(1280, "The picture beside it.", "images/services/construction.jpg"),
  focus,
  details: described(
    z
      .array(image(640, "A picture of a detail.", "images/services/construction-crane.jpg"))
      .max(2)
      .optional(),
    "Two more pictures, for the company profile.",
  ),
});

/** The services. */
export const services = z.strictObject({
  $schema: schemaReference("services"),
  items: list(service, "The services, in the order shown."),
  lasting: described(
    z.array(id("The id of a service.", "build")).optional(),
    "Ids that no service may lose, because links from elsewhere lead to them.",
    ["build"],
  ),
});

const partner = group("Partner", {
  id: id("A name for the partner that no other has.", "sindan"),
  name: localized(40, "The company's name.", { ar: "سندان للحديد", en: "Sindan Steel" }),
  alt: localized(80, "What the logo is.", { ar: "شعار سندان للحديد", en: "Sindan Steel logo" }),
  image: image(
    320,
    "The logo: PNG without a background, 5 wide to 2 high.",
    "images/partners/sindan.png",
  ),
  link: url("The partner's own site.", "https://sindan.example/"),
});

/** The logos of the partner slider. */
export const partners = z.strictObject({
  $schema: schemaReference("partners"),
  items: listOrNone(partner, "The partners, in the order shown."),
});

const title = localized(60, "What is shown, in a few words.", {
  ar: "برج مكاتب بواجهة زجاجية",
  en: "Office tower with a glass facade",
});

const work = group("ContractingWork", {
  id: id("A name for the picture that no other has.", "tower-golden-hour"),
  title,
  place: localized(40, "Where it is.", { ar: "الرياض", en: "Riyadh" }),
  kind: localized(40, "The kind of work.", { ar: "مبانٍ مرتفعة", en: "High-rise" }),
  alt,
  image: image(1280, "The picture, 16 wide to 9 high.", "images/contracting/tower-golden-hour.jpg"),
  focus,
});

/** The slider “our work”. */
export const contracting = z.strictObject({
  $schema: schemaReference("contracting"),
  items: listOrNone(work, "The works, in the order shown."),
});

const visionPicture = group("VisionPicture", {
  id: id("A name for the picture that no other has.", "skyline"),
  title,
  alt,
  image: image(1280, "The picture.", "images/vision/skyline.jpg"),
  focus,
});

/** The slider beside the vision. */
export const vision = z.strictObject({
  $schema: schemaReference("vision"),
  items: listOrNone(visionPicture, "The pictures, in the order shown."),
});

const belief = group("Belief", {
  id: described(
    oneOf("BeliefId", ["vision", "mission", "goals"]),
    "Which text it stands beside, in locales/*/who-we-are.json.",
    "mission",
  ),
  alt,
  image: image(1280, "The picture beside the text.", "images/who-we-are/mission.jpg"),
  focus,
});

/** The pictures of the page “who we are” and of its teaser on the first page. */
export const whoWeAre = z.strictObject({
  $schema: schemaReference("who-we-are"),
  teaser: described(
    group("Photograph", {
      alt,
      image: image(1280, "The picture beside it.", "images/contracting/courtyard-house.jpg"),
      focus,
    }),
    "The picture of the teaser on the first page.",
  ),
  items: list(belief, "Vision, mission and goals, in the order shown."),
});

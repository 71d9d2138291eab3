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
  type Words,
} from "./fields";

const alt = localized(
  160,
  {
    en: [
      "Description for those who do not see it",
      "What the picture shows, for those who do not see it. Describe it, do not advertise.",
    ],
    ar: ["وصف لمن لا يراها", "ما تُظهره الصورة لمن لا يراها. صفها ولا تعلن بها."],
  },
  { ar: "برج مكاتب زجاجي عند الغروب", en: "A glass office tower at sunset" },
);

const pictureName: Words = {
  en: ["Name in the file", "A name for the picture that no other has."],
  ar: ["الاسم في الملف", "اسم للصورة لا تحمله غيرها."],
};

const list = <Item extends z.ZodType>(item: Item, words: Words) =>
  described(z.array(item).min(1), words);

/** A list that may be empty: its slider is then left out. */
const listOrNone = <Item extends z.ZodType>(item: Item, { en, ar }: Words) =>
  described(z.array(item), {
    en: [en[0], `${en[1]} Without any, the slider is left out.`],
    ar: [ar[0], `${ar[1]} وإن خلت القائمة فلا يظهر الشريط.`],
  });

const service = described(
  group("Service", {
    id: id(
      {
        en: ["Anchor", "The anchor of the service, as in /services#build."],
        ar: ["المرساة", "مرساة الخدمة، كما في ‎/services#build."],
      },
      "build",
    ),
    title: textKey(
      { en: ["Title", "The key of its title."], ar: ["العنوان", "مفتاح عنوانها."] },
      "services:constructionTitle",
    ),
    description: textKey(
      { en: ["Text", "The key of its description."], ar: ["النص", "مفتاح وصفها."] },
      "services:constructionDescription",
    ),
    alt,
    image: image(
      1280,
      { en: ["Picture", "The picture beside it."], ar: ["الصورة", "الصورة بجانبها."] },
      "images/services/construction.jpg",
    ),
    focus,
    details: described(
      z
        .array(
          image(
            640,
            { en: ["Picture", "A picture of a detail."], ar: ["الصورة", "صورة لتفصيل."] },
            "images/services/construction-crane.jpg",
          ),
        )
        .max(2)
        .optional(),
      {
        en: [
          "Details",
          "Two more pictures, below it on the services page and in the company profile.",
        ],
        ar: ["التفاصيل", "صورتان أخريان، تظهران تحتها في صفحة الخدمات وفي ملف الشركة."],
      },
    ),
  }),
  { en: ["Service", "One service."], ar: ["خدمة", "خدمة واحدة."] },
);

/** The services. */
export const services = described(
  z.strictObject({
    $schema: schemaReference("services"),
    items: list(service, {
      en: ["Services", "The services, in the order shown."],
      ar: ["الخدمات", "الخدمات بترتيب ظهورها."],
    }),
    callToAction: described(
      group("Backdrop", {
        image: image(
          1280,
          { en: ["Picture", "The picture behind it."], ar: ["الصورة", "الصورة خلفها."] },
          "images/contracting/skyline-night.jpg",
        ),
        focus,
      }).optional(),
      {
        en: [
          "Call to action",
          "The picture behind the words that end the services page. Without it, they stand on the dark colour.",
        ],
        ar: [
          "الدعوة إلى التواصل",
          "الصورة خلف الكلمات التي تختم صفحة الخدمات. وبدونها تقف على اللون الداكن.",
        ],
      },
    ),
    permanentIds: described(
      z
        .array(
          id({ en: ["Anchor", "The id of a service."], ar: ["المرساة", "مرساة خدمة."] }, "build"),
        )
        .optional(),
      {
        en: [
          "Permanent ids",
          "Ids that no service may lose, because links from elsewhere lead to them.",
        ],
        ar: [
          "معرّفات دائمة",
          "أسماء لا يجوز أن تفقدها الخدمات، لأن روابط من مواقع أخرى تؤدي إليها.",
        ],
      },
      ["build"],
    ),
  }),
  { en: ["Services", "The services."], ar: ["الخدمات", "الخدمات."] },
);

const partner = described(
  group("Partner", {
    id: id(
      {
        en: ["Name in the file", "A name for the partner that no other has."],
        ar: ["الاسم في الملف", "اسم للشريك لا يحمله غيره."],
      },
      "sindan",
    ),
    name: localized(
      40,
      { en: ["Name", "The company's name."], ar: ["الاسم", "اسم الشركة."] },
      { ar: "سندان للحديد", en: "Sindan Steel" },
    ),
    alt: localized(
      80,
      {
        en: ["Description for those who do not see it", "What the logo is."],
        ar: ["وصف لمن لا يراه", "ما هو الشعار."],
      },
      { ar: "شعار سندان للحديد", en: "Sindan Steel logo" },
    ),
    image: image(
      320,
      {
        en: ["Logo", "The logo: PNG without a background, 5 wide to 2 high."],
        ar: ["الشعار", "الشعار: PNG بلا خلفية، بنسبة 5 عرضًا إلى 2 ارتفاعًا."],
      },
      "images/partners/sindan.png",
    ),
    link: url(
      { en: ["Site", "The partner's own site."], ar: ["الموقع", "موقع الشريك نفسه."] },
      "https://sindan.example/",
    ),
  }),
  { en: ["Partner", "One partner."], ar: ["شريك", "شريك واحد."] },
);

/** The logos of the partner slider. */
export const partners = described(
  z.strictObject({
    $schema: schemaReference("partners"),
    items: listOrNone(partner, {
      en: ["Partners", "The partners, in the order shown."],
      ar: ["الشركاء", "الشركاء بترتيب ظهورهم."],
    }),
  }),
  { en: ["Partners", "The logos of the partner slider."], ar: ["الشركاء", "شعارات الشركاء."] },
);

const title = localized(
  60,
  {
    en: ["Title", "What is shown, in a few words."],
    ar: ["العنوان", "ما يظهر فيها، بكلمات قليلة."],
  },
  {
    ar: "برج مكاتب بواجهة زجاجية",
    en: "Office tower with a glass facade",
  },
);

const work = described(
  group("ContractingWork", {
    id: id(pictureName, "tower-golden-hour"),
    title,
    place: localized(
      40,
      { en: ["Place", "Where it is."], ar: ["المكان", "أين هو."] },
      { ar: "الرياض", en: "Riyadh" },
    ),
    kind: localized(
      40,
      { en: ["Kind", "The kind of work."], ar: ["النوع", "نوع العمل."] },
      { ar: "مبانٍ مرتفعة", en: "High-rise" },
    ),
    alt,
    image: image(
      1280,
      {
        en: ["Picture", "The picture, 16 wide to 9 high."],
        ar: ["الصورة", "الصورة، بنسبة 16 عرضًا إلى 9 ارتفاعًا."],
      },
      "images/contracting/tower-golden-hour.jpg",
    ),
    focus,
  }),
  { en: ["Work", "One picture of our work."], ar: ["عمل", "صورة عمل واحدة."] },
);

/** The slider “our work”. */
export const contracting = described(
  z.strictObject({
    $schema: schemaReference("contracting"),
    items: listOrNone(work, {
      en: ["Works", "The works, in the order shown."],
      ar: ["الأعمال", "الأعمال بترتيب ظهورها."],
    }),
  }),
  { en: ["Work", "The pictures of our work."], ar: ["أعمالنا", "صور من أعمالنا."] },
);

const stage = described(
  group("Stage", {
    id: id(
      {
        en: ["Anchor", "The anchor of the stage, as in /services#stage-frame."],
        ar: ["المرساة", "مرساة المرحلة، كما في ‎/services#stage-frame."],
      },
      "frame",
    ),
    title: textKey(
      { en: ["Title", "The key of its title."], ar: ["العنوان", "مفتاح عنوانها."] },
      "stages:frame.title",
    ),
    text: textKey(
      {
        en: ["Text", "The key of what happens in it."],
        ar: ["النص", "مفتاح نص ما يجري فيها."],
      },
      "stages:frame.text",
    ),
    receives: textKey(
      {
        en: ["You receive", "The key of what the client receives."],
        ar: ["ما يتسلمه العميل", "مفتاح نص ما يتسلمه العميل."],
      },
      "stages:frame.receives",
    ),
    signs: textKey(
      {
        en: ["You sign", "The key of what the client signs."],
        ar: ["ما يوقّعه العميل", "مفتاح نص ما يوقّعه العميل."],
      },
      "stages:frame.signs",
    ),
    alt,
    image: image(
      1280,
      {
        en: [
          "Picture",
          "The picture, 3 wide to 2 high. All stages are seen from exactly the same place.",
        ],
        ar: [
          "الصورة",
          "الصورة، بنسبة 3 عرضًا إلى 2 ارتفاعًا. تُرى المراحل كلها من المكان نفسه تمامًا.",
        ],
      },
      "images/stages/frame.jpg",
    ),
  }),
  { en: ["Stage", "One stage of the building."], ar: ["مرحلة", "مرحلة واحدة من البناء."] },
);

/** The stages in which a building rises, drawn one over the other on the services page. */
export const stages = described(
  z.strictObject({
    $schema: schemaReference("stages"),
    items: described(
      z
        .array(stage)
        .max(6)
        .refine(({ length }) => length !== 1, "give two to six stages, or none"),
      {
        en: [
          "Stages",
          "The stages in the order of the work, two to six. Without any, the section is left out.",
        ],
        ar: ["المراحل", "المراحل بترتيب العمل، من اثنتين إلى ست. وإن خلت القائمة فلا يظهر القسم."],
      },
    ),
  }),
  {
    en: ["Stages", "The stages in which a building rises."],
    ar: ["المراحل", "مراحل قيام المبنى."],
  },
);

const visionPicture = described(
  group("VisionPicture", {
    id: id(pictureName, "skyline"),
    title,
    alt,
    image: image(
      1280,
      { en: ["Picture", "The picture."], ar: ["الصورة", "الصورة."] },
      "images/vision/skyline.jpg",
    ),
    focus,
  }),
  { en: ["Picture", "One picture."], ar: ["صورة", "صورة واحدة."] },
);

/** The slider beside the vision. */
export const vision = described(
  z.strictObject({
    $schema: schemaReference("vision"),
    items: listOrNone(visionPicture, {
      en: ["Pictures", "The pictures, in the order shown."],
      ar: ["الصور", "الصور بترتيب ظهورها."],
    }),
  }),
  {
    en: ["Pictures: vision", "The pictures beside the vision."],
    ar: ["صور الرؤية", "الصور بجانب الرؤية."],
  },
);

const belief = described(
  group("Belief", {
    id: described(
      oneOf("BeliefId", ["vision", "mission", "goals"]),
      {
        en: [
          "Text",
          "Which text it stands beside, in locales/*/who-we-are.json.",
          { vision: "Vision", mission: "Mission", goals: "Goals" },
        ],
        ar: [
          "النص",
          "النص الذي تقف بجانبه، في locales/*/who-we-are.json.",
          { vision: "الرؤية", mission: "الرسالة", goals: "الأهداف" },
        ],
      },
      "mission",
    ),
    alt,
    image: image(
      1280,
      {
        en: ["Picture", "The picture beside the text."],
        ar: ["الصورة", "الصورة بجانب النص."],
      },
      "images/who-we-are/mission.jpg",
    ),
    focus,
  }),
  { en: ["Picture", "One picture."], ar: ["صورة", "صورة واحدة."] },
);

/** The pictures of the page “who we are” and of its teaser on the first page. */
export const whoWeAre = described(
  z.strictObject({
    $schema: schemaReference("who-we-are"),
    teaser: described(
      group("Photograph", {
        alt,
        image: image(
          1280,
          { en: ["Picture", "The picture beside it."], ar: ["الصورة", "الصورة بجانبه."] },
          "images/contracting/courtyard-house.jpg",
        ),
        focus,
      }),
      {
        en: ["Teaser on the first page", "The picture of the teaser on the first page."],
        ar: ["المقدمة في الصفحة الأولى", "صورة المقدمة في الصفحة الأولى."],
      },
    ),
    items: list(belief, {
      en: ["Pictures", "Vision, mission and goals, in the order shown."],
      ar: ["الصور", "الرؤية والرسالة والأهداف بترتيب ظهورها."],
    }),
  }),
  {
    en: ["Pictures: who we are", "The pictures of the page “Who we are”."],
    ar: ["صور «من نحن»", "صور صفحة «من نحن»."],
  },
);

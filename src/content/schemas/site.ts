import { z } from "zod";
import { languages } from "../../i18n/languages";
import { editor } from "./editor";
import {
  described,
  email,
  group,
  id,
  image,
  localized,
  oneOf,
  phone,
  schemaReference,
  servedFile,
  textKey,
  url,
  type Words,
} from "./fields";

const geo = group("Geo", {
  latitude: described(
    z.number().min(-90).max(90),
    {
      en: ["Latitude", "Degrees north, −90 to 90."],
      ar: ["خط العرض", "الدرجات شمالًا، من −90 إلى 90."],
    },
    24.7136,
  ),
  longitude: described(
    z.number().min(-180).max(180),
    {
      en: ["Longitude", "Degrees east, −180 to 180."],
      ar: ["خط الطول", "الدرجات شرقًا، من −180 إلى 180."],
    },
    46.6753,
  ),
});

const degrees = String.raw`-?\d{1,3}(?:\.\d+)? -?\d{1,3}(?:\.\d+)?`;

const line = described(
  group("PlanLine", {
    kind: described(
      oneOf("PlanLineKind", ["road", "street", "water"]),
      {
        en: [
          "Kind",
          "What it is: a large road, a street, or a river, wadi or coast.",
          { road: "Large road", street: "Street", water: "Water" },
        ],
        ar: [
          "النوع",
          "طريق كبير، أو شارع، أو نهر أو وادٍ أو ساحل.",
          { road: "طريق كبير", street: "شارع", water: "ماء" },
        ],
      },
      "road",
    ),
    points: described(
      z
        .string()
        .regex(
          new RegExp(`^${degrees}(?:, ${degrees})+$`),
          "write at least two points, each degrees north, a space and degrees east, with a comma between them",
        ),
      {
        en: [
          "Points",
          "The points that it goes through: degrees north, a space, degrees east; a comma between them.",
        ],
        ar: [
          "النقاط",
          "النقاط التي يمر بها: الدرجات شمالًا، ثم مسافة، ثم الدرجات شرقًا؛ وبين النقاط فاصلة لاتينية.",
        ],
      },
      "24.7743 46.6385, 24.7136 46.6753",
    ),
  }),
  { en: ["Line", "One road or water."], ar: ["خط", "طريق أو ماء واحد."] },
);

const plan = group("CityPlan", {
  lines: described(z.array(line).min(1), {
    en: ["Lines", "Its roads and waters, what lies below first."],
    ar: ["الخطوط", "طرقه ومياهه، وما تحت غيره أولًا."],
  }),
  label: localized(
    40,
    { en: ["Name", "The name beside the office."], ar: ["الاسم", "الاسم بجانب المكتب."] },
    { ar: "طريق الملك فهد", en: "King Fahd Road" },
  ),
});

const map = group("MapService", {
  embedUrl: url(
    {
      en: ["Map shown", "What the map frame shows: the embed address that the map service gives."],
      ar: ["الخريطة الظاهرة", "ما يعرضه إطار الخريطة: عنوان التضمين الذي تعطيه خدمة الخرائط."],
    },
    "https://www.openstreetmap.org/export/embed.html?bbox=46.6%2C24.6%2C46.7%2C24.8",
    [
      /embed/,
      "this address cannot be shown in a frame; take the one that the map service offers to embed",
    ],
  ),
  linkUrl: url(
    {
      en: ["Link to the map", "Where “open in maps” leads."],
      ar: ["رابط الخريطة", "إلى أين يؤدي «افتح في الخرائط»."],
    },
    "https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753",
  ),
  plan: described(plan.optional(), {
    en: [
      "Drawn plan",
      "A drawn plan round the office: it is seen until the map is there, and where the map never comes.",
    ],
    ar: ["مخطط مرسوم", "مخطط حول المكتب يظهر حتى تصل الخريطة، وحيث لا تصل."],
  }),
});

const time = (words: Words, example: string) =>
  described(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write the time with four digits, as 08:00 or 17:30"),
    words,
    example,
  );

const hours = described(
  group("OpeningHours", {
    id: id(
      {
        en: [
          "Name of the words",
          "Its words are in locales/*/contact.json, under hours and this name.",
        ],
        ar: ["اسم الكلمات", "كلماتها في locales/*/contact.json، تحت hours وهذا الاسم."],
      },
      "weekdays",
    ),
    days: described(
      z.array(oneOf("Day", ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])).min(1),
      {
        en: [
          "Days",
          "The days it is about, for search engines.",
          {
            Mo: "Monday",
            Tu: "Tuesday",
            We: "Wednesday",
            Th: "Thursday",
            Fr: "Friday",
            Sa: "Saturday",
            Su: "Sunday",
          },
        ],
        ar: [
          "الأيام",
          "الأيام المقصودة، لمحركات البحث.",
          {
            Mo: "الاثنين",
            Tu: "الثلاثاء",
            We: "الأربعاء",
            Th: "الخميس",
            Fr: "الجمعة",
            Sa: "السبت",
            Su: "الأحد",
          },
        ],
      },
      ["Su", "Mo"],
    ),
    opens: time(
      {
        en: ["Opens", "When the day begins, 24 hours, local time."],
        ar: ["يفتح", "متى يبدأ اليوم، بنظام 24 ساعة وبالتوقيت المحلي."],
      },
      "08:00",
    ),
    closes: time({ en: ["Closes", "When it ends."], ar: ["يغلق", "متى ينتهي."] }, "17:00"),
  }),
  { en: ["Days", "Days with the same hours."], ar: ["أيام", "أيام لها الأوقات نفسها."] },
);

const loop = group("FilmLoop", {
  webm: servedFile(
    "webm",
    1.5,
    {
      en: ["Loop, WebM", "The loop for most browsers."],
      ar: ["المشهد بصيغة WebM", "المشهد المتكرر لمعظم المتصفحات."],
    },
    "/film/loop.webm",
  ),
  mp4: servedFile(
    "mp4",
    1.5,
    {
      en: ["Loop, MP4", "The same loop for the others."],
      ar: ["المشهد بصيغة MP4", "المشهد نفسه للمتصفحات الأخرى."],
    },
    "/film/loop.mp4",
  ),
  wide: described(
    group("FilmFiles", {
      webm: servedFile(
        "webm",
        2.5,
        {
          en: ["Large loop, WebM", "The large loop for most browsers."],
          ar: ["المشهد الكبير بصيغة WebM", "المشهد الكبير لمعظم المتصفحات."],
        },
        "/film/loop-wide.webm",
      ),
      mp4: servedFile(
        "mp4",
        2.5,
        {
          en: ["Large loop, MP4", "The same large loop for the others."],
          ar: ["المشهد الكبير بصيغة MP4", "المشهد الكبير نفسه للمتصفحات الأخرى."],
        },
        "/film/loop-wide.mp4",
      ),
    }).optional(),
    {
      en: ["Large loop", "The loop for screens from 1440 pixels. Without it they show the other."],
      ar: ["المشهد الكبير", "المشهد للشاشات من 1440 بكسل فأكثر. ومن دونه تعرض المشهد الآخر."],
    },
  ),
});

const chapter = described(
  group("FilmChapter", {
    at: described(
      z.number().min(0).max(3600),
      {
        en: ["Begins at", "The second at which this part begins."],
        ar: ["البداية", "الثانية التي يبدأ عندها هذا الجزء."],
      },
      3.5,
    ),
    title: textKey(
      {
        en: ["Name", "The key of its name in the list of parts."],
        ar: ["الاسم", "مفتاح اسمه في قائمة الأجزاء."],
      },
      "film:frame.title",
    ),
    caption: textKey(
      {
        en: ["Words in the picture", "The key of the words that stand in the picture."],
        ar: ["الكلمات في الصورة", "مفتاح الكلمات الظاهرة في الصورة."],
      },
      "film:frame.caption",
    ),
  }),
  { en: ["Part", "One part of the film."], ar: ["جزء", "جزء واحد من الفيلم."] },
);

const chapters = z
  .array(chapter)
  .min(1)
  .superRefine((list, context) => {
    list.forEach(({ at }, index) => {
      if (index === 0 || at > (list[index - 1]?.at ?? 0)) return;
      const message = "each part begins after the one before it; put them in their order";
      context.addIssue({ code: "custom", path: [index, "at"], message });
    });
  })
  .optional();

/** The first page shows our own loop. The dialog shows our own film, or one of a video service by its id. */
const film = group("Film", {
  channel: described(
    oneOf("FilmChannel", ["youtube", "vimeo", "custom"]).optional(),
    {
      en: [
        "Film in the window",
        "Where the film that opens in the window comes from; custom is our own. Without it, youtube.",
        { youtube: "YouTube", vimeo: "Vimeo", custom: "Our own" },
      ],
      ar: [
        "فيلم النافذة",
        "مصدر الفيلم الذي يفتح في النافذة؛ custom هو فيلمنا. ومن دونه youtube.",
        { youtube: "YouTube", vimeo: "Vimeo", custom: "فيلمنا" },
      ],
    },
    "custom",
  ),
  id: described(
    z
      .string()
      .regex(/^[\w-]+$/, "write only the film's id, not its address")
      .optional(),
    {
      en: ["Id of the film", "The film's id on the video service; not needed for our own."],
      ar: ["معرّف الفيلم", "معرّف الفيلم في خدمة الفيديو؛ ولا يحتاج إليه فيلمنا."],
    },
    "a1B2c3D4e5F",
  ),
  webm: servedFile(
    "webm",
    8,
    {
      en: ["Film, WebM", "The film for most browsers."],
      ar: ["الفيلم بصيغة WebM", "الفيلم لمعظم المتصفحات."],
    },
    "/film/film.webm",
  ),
  mp4: servedFile(
    "mp4",
    8,
    {
      en: ["Film, MP4", "The same film for the others."],
      ar: ["الفيلم بصيغة MP4", "الفيلم نفسه للمتصفحات الأخرى."],
    },
    "/film/film.mp4",
  ),
  poster: image(
    1920,
    {
      en: ["First picture", "The picture that stands before and instead of the film."],
      ar: ["الصورة الأولى", "الصورة التي تظهر قبل الفيلم وبدلًا منه."],
    },
    "images/film-poster.jpg",
  ),
  loop: described(loop, {
    en: [
      "Loop",
      "What runs behind the title of the first page: some seconds whose end meets their beginning, without sound.",
    ],
    ar: [
      "المشهد المتكرر",
      "ما يظهر خلف عنوان الصفحة الأولى: ثوانٍ معدودة يلتقي آخرها بأولها، بلا صوت.",
    ],
  }),
  chapters: described(chapters, {
    en: [
      "Parts",
      "The parts of our own film. The build makes from them, in each language, the captions and the list to jump by.",
    ],
    ar: ["الأجزاء", "أجزاء فيلمنا. ومنها يُصنع لكل لغة النص المصاحب وقائمة الانتقال بين الأجزاء."],
  }),
}).refine(({ channel, id }) => channel === "custom" || id, {
  path: ["id"],
  message: "name the film's id on the video service, or set the channel to custom",
});

const network = oneOf("Network", [
  "facebook",
  "x",
  "snapchat",
  "tiktok",
  "instagram",
  "linkedin",
  "youtube",
]);

const profile = described(
  group("SocialProfile", {
    network: described(
      network,
      {
        en: [
          "Network",
          "Which network: it decides the icon.",
          {
            facebook: "Facebook",
            x: "X",
            snapchat: "Snapchat",
            tiktok: "TikTok",
            instagram: "Instagram",
            linkedin: "LinkedIn",
            youtube: "YouTube",
          },
        ],
        ar: [
          "الشبكة",
          "أي شبكة: وهي تحدد الأيقونة.",
          {
            facebook: "فيسبوك",
            x: "إكس",
            snapchat: "سناب شات",
            tiktok: "تيك توك",
            instagram: "إنستغرام",
            linkedin: "لينكدإن",
            youtube: "يوتيوب",
          },
        ],
      },
      "instagram",
    ),
    url: url(
      { en: ["Address", "The company's page there."], ar: ["الرابط", "صفحة الشركة هناك."] },
      "https://www.instagram.com/company.example",
    ),
  }),
  { en: ["Network", "One profile."], ar: ["شبكة", "حساب في شبكة واحدة."] },
);

/** The company's facts. */
export const site = described(
  z.strictObject({
    $schema: schemaReference("site"),
    siteUrl: url(
      {
        en: [
          "Address of the site",
          "The address of the site itself, with its folder where it has one, without / at the end.",
        ],
        ar: ["عنوان الموقع", "عنوان الموقع نفسه، مع مجلده إن كان له مجلد، بلا / في آخره."],
      },
      "https://company.example",
      [
        /^https:\/\/[^?#]*[^/?#]$/,
        "write only https://, the name of the site and its folder where it has one, without / at the end",
      ],
    ),
    name: localized(
      20,
      {
        en: ["Short name", "The company's short name, beside the logo."],
        ar: ["الاسم المختصر", "اسم الشركة المختصر، بجانب الشعار."],
      },
      { ar: "سدرة", en: "Sidra" },
    ),
    fullName: localized(
      40,
      {
        en: ["Full name", "The company's full name, in titles and the footer."],
        ar: ["الاسم الكامل", "اسم الشركة الكامل، في العناوين وأسفل الصفحات."],
      },
      {
        ar: "سدرة للمقاولات العامة",
        en: "Sidra General Contracting",
      },
    ),
    tagline: localized(
      60,
      {
        en: ["Tagline", "One line under the name on the first page."],
        ar: ["العبارة التعريفية", "سطر واحد تحت الاسم في الصفحة الأولى."],
      },
      {
        ar: "مقاولات عامة للمباني",
        en: "General contracting for buildings",
      },
    ),
    email: email(
      { en: ["E-mail", "Where visitors write to."], ar: ["البريد", "إلى أين يكتب الزوار."] },
      "info@company.example",
    ),
    careersEmail: email(
      {
        en: ["E-mail for applications", "Where job applications go."],
        ar: ["بريد التوظيف", "إلى أين تصل طلبات التوظيف."],
      },
      "careers@company.example",
    ),
    phones: described(
      z
        .array(
          phone(
            {
              en: ["Number", "A number as people read it."],
              ar: ["الرقم", "رقم كما يقرؤه الناس."],
            },
            "+966 11 000 0000",
          ),
        )
        .min(1)
        .max(3),
      {
        en: ["Phones", "The numbers to call, the first one first."],
        ar: ["أرقام الهاتف", "أرقام الاتصال، وأولها الأول."],
      },
      ["+966 11 000 0000"],
    ),
    whatsapp: phone(
      {
        en: ["WhatsApp", "The number of the WhatsApp chat. Without it there is no button for it."],
        ar: ["واتساب", "رقم محادثة واتساب. ومن دونه لا زر له."],
      },
      "+966 50 000 0000",
    ).optional(),
    address: localized(
      90,
      { en: ["Address", "Street, city, country."], ar: ["العنوان", "الشارع والمدينة والدولة."] },
      {
        ar: "طريق الملك فهد، الرياض",
        en: "King Fahd Road, Riyadh",
      },
    ),
    city: localized(
      40,
      {
        en: ["City", "The city of the office, for search engines."],
        ar: ["المدينة", "مدينة المكتب، لمحركات البحث."],
      },
      {
        ar: "الرياض",
        en: "Riyadh",
      },
    ),
    country: described(
      z.string().regex(/^[A-Z]{2}$/, "write the country's two capital letters, as SA"),
      {
        en: ["Country", "The country of the office, by its two letters, for search engines."],
        ar: ["الدولة", "دولة المكتب بحرفيها، لمحركات البحث."],
      },
      "SA",
    ),
    geo: described(geo.optional(), {
      en: ["Position", "Where the office is, for search engines."],
      ar: ["الموقع الجغرافي", "أين يقع المكتب، لمحركات البحث."],
    }),
    map: described(map.optional(), {
      en: ["Map", "The map. Without it there is none."],
      ar: ["الخريطة", "الخريطة. ومن دونها لا خريطة في الموقع."],
    }),
    foundingYear: described(
      z.int().min(1900).max(2100),
      {
        en: ["Founded in", "The year that the counter runs up to."],
        ar: ["سنة التأسيس", "السنة التي يصل إليها العداد."],
      },
      2016,
    ),
    openingHours: described(z.array(hours), {
      en: ["Opening hours", "When the office is open; may be empty."],
      ar: ["أوقات العمل", "متى يكون المكتب مفتوحًا؛ ويجوز أن تكون فارغة."],
    }),
    film: described(film.optional(), {
      en: [
        "Film",
        "The company's film. Without it the first page begins with the teaser's picture.",
      ],
      ar: ["الفيلم", "فيلم الشركة. ومن دونه تبدأ الصفحة الأولى بصورة المقدمة."],
    }),
    profile: described(
      z
        .strictObject(
          Object.fromEntries(
            languages.map(({ code, name }) => [
              code,
              servedFile(
                "pdf",
                8,
                {
                  en: [name, `The company profile in the language ${code}, made by npm run brand.`],
                  ar: [name, `ملف الشركة باللغة «${name}»، يصنعه npm run brand.`],
                },
                `/profile/company-profile-${code}.pdf`,
              ),
            ]),
          ),
        )
        .optional(),
      {
        en: [
          "Company profile",
          "The company profile, a PDF a language. Without it there is no button for it.",
        ],
        ar: ["ملف الشركة", "ملف الشركة، PDF لكل لغة. ومن دونه لا زر له."],
      },
    ),
    externalFlags: described(
      z
        .string()
        .regex(
          /^https:\/\/\S+\{country\}\S*$/,
          "start with https:// and put {country} where the country's code goes",
        )
        .optional(),
      {
        en: [
          "Source of flags",
          "Where flags on the clients page come from; {country} stands for the country's code. Without it they are those of static/flags.",
        ],
        ar: [
          "مصدر الأعلام",
          "من أين تأتي الأعلام في صفحة العملاء؛ و{country} مكان رمز الدولة. ومن دونه تؤخذ من static/flags.",
        ],
      },
      "https://flagcdn.com/{country}.svg",
    ),
    social: described(z.array(profile), {
      en: ["Social networks", "The company's social profiles, in the order shown; may be empty."],
      ar: ["شبكات التواصل", "حسابات الشركة في شبكات التواصل بترتيب ظهورها؛ ويجوز أن تكون فارغة."],
    }),
    newsletter: described(
      z.boolean().optional(),
      {
        en: ["Newsletter", "false leaves the newsletter out of the side panel."],
        ar: ["النشرة البريدية", "القيمة false تُخرج النشرة البريدية من اللوحة الجانبية."],
      },
      false,
    ),
    editor: described(editor, {
      en: [
        "Editor online",
        "Where the editor at /admin/ keeps what is saved. Without it, the published site has no editor.",
      ],
      ar: [
        "المحرر على الإنترنت",
        "أين يحفظ المحرر في ‎/admin/‎ ما يُكتب فيه. ومن دونه لا محرر في الموقع المنشور.",
      ],
    }).optional(),
  }),
  { en: ["Company", "The company's facts."], ar: ["الشركة", "حقائق الشركة."] },
);

export type SiteFacts = z.infer<typeof site>;

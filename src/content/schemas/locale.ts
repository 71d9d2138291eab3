import { z } from "zod";
import { described, roles } from "./fields";

const text = described(
  z.string(),
  {
    en: [
      "Text",
      "A text as people read it, without HTML. What stands in {{double braces}} stays as it is.",
    ],
    ar: ["النص", "نص كما يقرؤه الناس، بلا HTML. وما بين {{الأقواس المزدوجة}} يبقى كما هو."],
  },
  "Who we are",
);

/** The words of one namespace: texts in nested groups. */
export const locale = z.record(
  described(
    z
      .string()
      .regex(
        /^[a-zA-Z0-9-]+(_(zero|one|two|few|many|other))?$/,
        "use Latin letters and digits, without spaces or dots",
      ),
    {
      en: [
        "Key",
        "A key: Latin letters and digits. `keywords` beside a `title` (`listKeywords` beside a `listTitle`) are what else visitors may search for, separated by commas.",
      ],
      ar: [
        "المفتاح",
        "مفتاح من حروف لاتينية وأرقام. و`keywords` بجانب `title` (و`listKeywords` بجانب `listTitle`) كلمات أخرى قد يبحث بها الزوار، تفصلها فواصل.",
      ],
    },
  ),
  z.union([text, z.lazy((): z.ZodType => z.array(locale).min(1)), z.lazy((): z.ZodType => locale)]),
);

const client = described(
  z.strictObject({
    name: described(
      z.string(),
      { en: ["Name", "The client's name."], ar: ["الاسم", "اسم العميل."] },
      "Marsa Al Reeh Hotels",
    ),
    location: described(
      z.string(),
      { en: ["Place", "City and country."], ar: ["المكان", "المدينة والدولة."] },
      "Doha, Qatar",
    ),
    description: described(
      z.string(),
      { en: ["Work", "One sentence: what was done."], ar: ["العمل", "جملة واحدة: ما الذي نُفذ."] },
      "Finishes of a hotel.",
    ),
    flagUrl: described(
      z
        .string()
        .regex(
          /^\/flags\/[a-z]{2}\.svg$/,
          "write /flags/, the country's two letters and .svg, as /flags/qa.svg",
        ),
      {
        en: ["Flag", "The flag of the country, below static/."],
        ar: ["العلم", "علم الدولة، من المجلد static/."],
      },
      "/flags/qa.svg",
    ).register(roles, { kind: "servedFile", megabytes: 1 }),
    work: described(
      z.string().optional(),
      {
        en: [
          "Picture of a work",
          "The id of the work in content/contracting.json whose picture stands beside the client; the corner without it. The same in every language.",
        ],
        ar: [
          "صورة من أعمالنا",
          "اسم العمل في content/contracting.json الذي تقف صورته بجانب العميل؛ ومن دونه تظهر الزاوية. وهو نفسه في كل لغة.",
        ],
      },
      "school",
    ),
  }),
  { en: ["Client", "One client."], ar: ["عميل", "عميل واحد."] },
);

/** `clients.json` alone holds a list beside its texts. */
export const clientsLocale = z
  .object({
    items: described(z.array(client), {
      en: ["Clients", "The clients, in the order shown."],
      ar: ["العملاء", "العملاء بترتيب ظهورهم."],
    }),
  })
  .catchall(z.union([text, locale]));

import { z } from "zod";
import { codes } from "../../i18n/languages";
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
} from "./fields";

const geo = group("Geo", {
  latitude: described(z.number().min(-90).max(90), "Degrees north, −90 to 90.", 24.7136),
  longitude: described(z.number().min(-180).max(180), "Degrees east, −180 to 180.", 46.6753),
});

const map = group("MapService", {
  embedUrl: url(
    "What the map frame shows: the embed address that the map service gives.",
    "https://www.openstreetmap.org/export/embed.html?bbox=46.6%2C24.6%2C46.7%2C24.8",
    [
      /embed/,
      "this address cannot be shown in a frame; take the one that the map service offers to embed",
    ],
  ),
  linkUrl: url(
    "Where “open in maps” leads.",
    "https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753",
  ),
});

const time = (description: string, example: string) =>
  described(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write the time with four digits, as 08:00 or 17:30"),
    description,
    example,
  );

const hours = group("OpeningHours", {
  id: id("Its words are in locales/*/contact.json, under hours and this name.", "weekdays"),
  days: described(
    z.array(oneOf("Day", ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])).min(1),
    "The days it is about, for search engines.",
    ["Su", "Mo"],
  ),
  opens: time("When the day begins, 24 hours, local time.", "08:00"),
  closes: time("When it ends.", "17:00"),
});

const loop = group("FilmLoop", {
  webm: servedFile("webm", 1.5, "The loop for most browsers.", "/film/loop.webm"),
  mp4: servedFile("mp4", 1.5, "The same loop for the others.", "/film/loop.mp4"),
  wide: described(
    group("FilmFiles", {
      webm: servedFile("webm", 2.5, "The large loop for most browsers.", "/film/loop-wide.webm"),
      mp4: servedFile("mp4", 2.5, "The same large loop for the others.", "/film/loop-wide.mp4"),
    }).optional(),
    "The loop for screens from 1440 pixels. Without it they show the other.",
  ),
});

const chapter = group("FilmChapter", {
  at: described(z.number().min(0).max(3600), "The second at which this part begins.", 3.5),
  title: textKey("The key of its name in the list of parts.", "film:frame.title"),
  caption: textKey("The key of the words that stand in the picture.", "film:frame.caption"),
});

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
    "Where the film that opens in the window comes from; custom is our own. Without it, youtube.",
    "custom",
  ),
  id: described(
    z
      .string()
      .regex(/^[\w-]+$/, "write only the film's id, not its address")
      .optional(),
    "The film's id on the video service; not needed for our own.",
    "a1B2c3D4e5F",
  ),
  webm: servedFile("webm", 8, "The film for most browsers.", "/film/film.webm"),
  mp4: servedFile("mp4", 8, "The same film for the others.", "/film/film.mp4"),
  poster: image(
    1920,
    "The picture that stands before and instead of the film.",
    "images/film-poster.jpg",
  ),
  loop: described(
    loop,
    "What runs behind the title of the first page: some seconds whose end meets their beginning, without sound.",
  ),
  chapters: described(
    chapters,
    "The parts of our own film. The build makes from them, in each language, the captions and the list to jump by.",
  ),
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

const profile = group("SocialProfile", {
  network: described(network, "Which network: it decides the icon.", "instagram"),
  url: url("The company's page there.", "https://www.instagram.com/company.example"),
});

/** The company's facts. */
export const site = z.strictObject({
  $schema: schemaReference("site"),
  siteUrl: url(
    "The address of the site itself, with its folder where it has one, without / at the end.",
    "https://company.example",
    [
      /^https:\/\/[^?#]*[^/?#]$/,
      "write only https://, the name of the site and its folder where it has one, without / at the end",
    ],
  ),
  name: localized(20, "The company's short name, beside the logo.", { ar: "سدرة", en: "Sidra" }),
  fullName: localized(40, "The company's full name, in titles and the footer.", {
    ar: "سدرة للمقاولات العامة",
    en: "Sidra General Contracting",
  }),
  tagline: localized(60, "One line under the name on the first page.", {
    ar: "مقاولات عامة للمباني",
    en: "General contracting for buildings",
  }),
  email: email("Where visitors write to.", "info@company.example"),
  careersEmail: email("Where job applications go.", "careers@company.example"),
  phones: described(
    z.array(phone("A number as people read it.", "+966 11 000 0000")).min(1).max(3),
    "The numbers to call, the first one first.",
    ["+966 11 000 0000"],
  ),
  whatsapp: described(
    phone("The number.", "+966 50 000 0000").optional(),
    "The number of the WhatsApp chat. Without it there is no button for it.",
    "+966 50 000 0000",
  ),
  address: localized(90, "Street, city, country.", {
    ar: "طريق الملك فهد، الرياض",
    en: "King Fahd Road, Riyadh",
  }),
  city: localized(40, "The city of the office, for search engines.", {
    ar: "الرياض",
    en: "Riyadh",
  }),
  country: described(
    z.string().regex(/^[A-Z]{2}$/, "write the country's two capital letters, as SA"),
    "The country of the office, by its two letters, for search engines.",
    "SA",
  ),
  geo: described(geo.optional(), "Where the office is, for search engines."),
  map: described(map.optional(), "The map. Without it there is none."),
  foundingYear: described(
    z.int().min(1900).max(2100),
    "The year that the counter runs up to.",
    2016,
  ),
  openingHours: described(z.array(hours), "When the office is open; may be empty."),
  film: described(
    film.optional(),
    "The company's film. Without it the first page begins with the teaser's picture.",
  ),
  profile: described(
    z
      .strictObject(
        Object.fromEntries(
          codes.map((code) => [
            code,
            servedFile(
              "pdf",
              8,
              `The company profile in the language ${code}, made by npm run brand.`,
              `/profile/company-profile-${code}.pdf`,
            ),
          ]),
        ),
      )
      .optional(),
    "The company profile, a PDF a language. Without it there is no button for it.",
  ),
  externalFlags: described(
    z
      .string()
      .regex(
        /^https:\/\/\S+\{country\}\S*$/,
        "start with https:// and put {country} where the country's code goes",
      )
      .optional(),
    "Where flags on the clients page come from; {country} stands for the country's code. Without it they are those of static/flags.",
    "https://flagcdn.com/{country}.svg",
  ),
  social: described(
    z.array(profile),
    "The company's social profiles, in the order shown; may be empty.",
  ),
  newsletter: described(
    z.boolean().optional(),
    "false leaves the newsletter out of the side panel.",
    false,
  ),
});

export type SiteFacts = z.infer<typeof site>;

import fs from "node:fs";
import path from "node:path";

/** The smallest site in Arabic and English that the content check accepts: tests of its messages break with no edit of the real one. */
const pair = (ar: string, en: string) => ({ ar, en });
const alt = pair("برج عند الغروب", "A tower at sunset");
const meta = (ar: string, en: string) => pairOf({ title: ar }, { title: en }, "meta");

/** The words of a namespace in both languages. */
function pairOf(ar: object, en: object, group?: string) {
  return group ? { ar: { [group]: ar }, en: { [group]: en } } : { ar, en };
}

const words: Record<string, { ar: object; en: object }> = {
  common: pairOf(
    {
      navigation: { home: "الرئيسية", whoWeAre: "من نحن", services: "خدماتنا" },
      footer: { copyright: "© {{year}} {{company}}" },
      social: { linkedin: "لينكدإن" },
    },
    {
      navigation: { home: "Home", whoWeAre: "Who we are", services: "Our services" },
      footer: { copyright: "© {{year}} {{company}}" },
      social: { linkedin: "LinkedIn" },
    },
  ),
  site: meta("الموقع", "The site"),
  home: pairOf({ teaser: { readMore: "اقرأ المزيد" } }, { teaser: { readMore: "Read more" } }),
  "who-we-are": meta("من نحن", "Who we are"),
  services: meta("خدماتنا", "Our services"),
  clients: pairOf(
    {
      items: [
        { name: "نخيل", location: "الرياض", description: "مجمع سكني.", flagUrl: "/flags/sa.svg" },
        { name: "مرسى", location: "الدوحة", description: "فندق.", flagUrl: "/flags/qa.svg" },
      ],
    },
    {
      items: [
        { name: "Palms", location: "Riyadh", description: "Housing.", flagUrl: "/flags/sa.svg" },
        { name: "Marsa", location: "Doha", description: "A hotel.", flagUrl: "/flags/qa.svg" },
      ],
    },
  ),
  careers: meta("وظائف", "Careers"),
  contact: pairOf(
    { hours: { weekdays: { title: "المكتب", days: "الأحد", time1: "ثمانية", time2: "خمسة" } } },
    { hours: { weekdays: { title: "Office", days: "Sunday", time1: "8 am", time2: "5 pm" } } },
  ),
  forms: meta("النماذج", "Forms"),
  "not-found": meta("غير موجود", "Not found"),
  policy: pairOf(
    { meta: { title: "السياسة" }, fairness: { title: "الإنصاف", text: "ننصف الجميع." } },
    { meta: { title: "Policy" }, fairness: { title: "Fairness", text: "We are fair." } },
  ),
  search: pairOf(
    {
      results_zero: "لا نتائج",
      results_one: "نتيجة",
      results_two: "نتيجتان",
      results_few: "{{count}} نتائج",
      results_many: "{{count}} نتيجة",
      results_other: "{{count}} نتيجة",
    },
    { results_one: "{{count}} result", results_other: "{{count}} results" },
  ),
};

const page = (path: string, template: string, namespaces: string[]) => ({
  $schema: "../../schemas/page.schema.json",
  path,
  template,
  namespaces,
  title: "site:meta.title",
  description: "site:meta.title",
});

const facts: Record<string, object> = {
  site: {
    $schema: "../schemas/site.schema.json",
    siteUrl: "https://site.example",
    name: pair("ركن", "Rukn"),
    fullName: pair("ركن للمقاولات", "Rukn Contracting"),
    tagline: pair("مقاولات عامة", "General contracting"),
    email: "info@site.example",
    careersEmail: "careers@site.example",
    phones: ["+966 11 000 0000", "+966 50 000 0000"],
    whatsapp: "+966 50 000 0000",
    address: pair("الرياض", "Riyadh"),
    geo: { latitude: 24.7, longitude: 46.6 },
    map: { embedUrl: "https://map.example/embed", linkUrl: "https://map.example/" },
    foundingYear: 2016,
    openingHours: [{ id: "weekdays", days: ["Su"], opens: "08:00", closes: "17:00" }],
    film: {
      channel: "custom",
      webm: "/film/film.webm",
      mp4: "/film/film.mp4",
      poster: "images/wide.jpg",
    },
    profile: { ar: "/profile/ar.pdf", en: "/profile/en.pdf" },
    externalFlags: "https://flags.example/{country}.svg",
    social: [{ network: "linkedin", url: "https://linkedin.example/" }],
    country: "SA",
    city: pair("الرياض", "Riyadh"),
  },
  navigation: {
    $schema: "../schemas/navigation.schema.json",
    main: [
      { label: "common:navigation.home", to: "/" },
      { label: "common:navigation.whoWeAre", to: "/who-we-are" },
    ],
    overlay: [{ label: "common:navigation.services", to: "/services" }],
    footer: [{ label: "common:navigation.services", to: "/clients#careers" }],
    legal: [{ label: "common:navigation.services", to: "/policy" }],
  },
  services: {
    $schema: "../schemas/services.schema.json",
    items: ["resturant", "build"].map((id) => ({
      id,
      title: "services:meta.title",
      description: "services:meta.title",
      alt,
      image: "images/wide.jpg",
    })),
  },
  partners: {
    $schema: "../schemas/partners.schema.json",
    items: [
      {
        id: "sindan",
        name: pair("سندان للحديد", "Sindan Steel"),
        alt: pair("شعار سندان", "Sindan logo"),
        image: "images/logos/sindan.png",
        link: "https://sindan.example/",
      },
      {
        id: "jabla",
        name: pair("جبلة للخرسانة", "Jabla Concrete"),
        alt: pair("شعار جبلة", "Jabla logo"),
        image: "images/logos/jabla.png",
        link: "https://jabla.example/",
      },
    ],
  },
  contracting: {
    $schema: "../schemas/contracting.schema.json",
    items: [{ id: "tower", title: alt, place: alt, kind: alt, alt, image: "images/wide.jpg" }],
  },
  vision: {
    $schema: "../schemas/vision.schema.json",
    items: [{ id: "atrium", title: alt, alt, image: "images/wide.jpg", focus: { x: 50, y: 30 } }],
  },
  "who-we-are": {
    $schema: "../schemas/who-we-are.schema.json",
    teaser: { alt, image: "images/wide.jpg" },
    items: [{ id: "vision", alt, image: "images/wide.jpg" }],
  },
  "pages/home": page("/", "home", ["home", "services", "clients", "contact"]),
  "pages/who-we-are": page("/who-we-are", "who-we-are", ["who-we-are"]),
  "pages/services": page("/services", "services", ["services"]),
  "pages/clients": page("/clients", "clients", ["clients", "services", "careers", "forms"]),
  "pages/contact": page("/contact-us", "contact", ["contact", "forms"]),
  "pages/not-found": page("/404", "not-found", ["not-found"]),
  "pages/policy": {
    ...page("/policy", "text", ["policy"]),
    sections: [
      { id: "fairness", title: "policy:fairness.title", paragraphs: ["policy:fairness.text"] },
    ],
  },
};

/** All its JSON files, indented by two, as they would lie in `content/` and `locales/`. */
export const texts: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(facts).map(([name, value]) => [`content/${name}.json`, value] as const),
    ...Object.entries(words).flatMap(([name, languages]) =>
      Object.entries(languages).map(
        ([code, value]) => [`locales/${code}/${name}.json`, value] as const,
      ),
    ),
  ].map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]),
);

/** A PNG as far as its size can be read from it. */
export function png(width: number): Buffer {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(width, 4);
  return Buffer.concat([head, size]);
}

/** Writes into an empty folder what the check looks at beside the texts: pictures, served files, code that shows a text. */
export function writeFiles(root: string): void {
  const files: Record<string, string | Buffer> = {
    "content/images/wide.jpg": png(1920),
    "content/images/logos/sindan.png": png(320),
    "content/images/logos/jabla.png": png(320),
    "static/film/film.webm": "",
    "static/film/film.mp4": "",
    "static/profile/ar.pdf": "",
    "static/profile/en.pdf": "",
    "static/flags/sa.svg": "",
    "static/flags/qa.svg": "",
    "src/teaser.tsx": 'const { t } = useTranslation("home"); t("teaser.readMore");',
    "locales/.keep": "",
  };
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
}

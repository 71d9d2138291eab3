import { z } from "zod";
import { described, group, id, image, namespace, path, schemaReference, textKey } from "./fields";

interface Template {
  /** The namespaces that its sections use. */
  namespaces: string[];
  /** The fixed path of a template that makes exactly one page. */
  path?: string;
  /** Its anchors, without those that come from content. */
  anchors?: string[];
}

/** What each template requires of its page. */
export const templates: Record<TemplateName, Template> = {
  home: {
    namespaces: ["home", "services", "clients", "contact"],
    path: "/",
    anchors: ["who-we-are", "partners", "vision", "clients", "location"],
  },
  "who-we-are": {
    namespaces: ["who-we-are"],
    path: "/who-we-are",
    anchors: ["vision", "mission", "goals"],
  },
  services: {
    namespaces: ["services", "stages"],
    path: "/services",
    anchors: ["stages", "our-work"],
  },
  clients: {
    namespaces: ["clients", "services", "careers", "forms"],
    path: "/clients",
    anchors: ["partners", "clients", "our-work", "careers"],
  },
  contact: {
    namespaces: ["contact", "forms"],
    path: "/contact-us",
    anchors: ["contact-form", "contact-info", "location"],
  },
  "not-found": { namespaces: ["not-found"], path: "/404" },
  text: { namespaces: [] },
};

type TemplateName =
  | "home"
  | "who-we-are"
  | "services"
  | "clients"
  | "contact"
  | "not-found"
  | "text";

const names = Object.keys(templates) as [TemplateName];

/** Anchors that the layout of a text page has already. */
const ownAnchors = ["main", "page", "contents"];

/** A section of a page to read. */
export const section = described(
  group("TextSection", {
    id: id(
      { en: ["Anchor", "The anchor of the section."], ar: ["المرساة", "مرساة القسم."] },
      "definitions",
    ).refine(
      (name) => !ownAnchors.includes(name),
      "the page itself uses this name; choose another",
    ),
    title: textKey(
      { en: ["Title", "The key of its title."], ar: ["العنوان", "مفتاح عنوانه."] },
      "terms:definitions.title",
    ),
    paragraphs: described(
      z
        .array(
          textKey(
            {
              en: ["Text", "The key of a text. An empty line in it begins a new paragraph."],
              ar: ["النص", "مفتاح نص. والسطر الفارغ فيه يبدأ فقرة جديدة."],
            },
            "terms:definitions.text",
          ),
        )
        .min(1),
      { en: ["Texts", "The keys of its texts."], ar: ["النصوص", "مفاتيح نصوصه."] },
      ["terms:definitions.text"],
    ),
  }),
  { en: ["Section", "One section."], ar: ["قسم", "قسم واحد."] },
);

/** A page: one file, one page in every language. */
export const page = described(
  z.strictObject({
    $schema: schemaReference("page", "../.."),
    path: path(
      {
        en: ["Address", "The address of the page, without a language."],
        ar: ["العنوان في المتصفح", "عنوان الصفحة بلا لغة."],
      },
      "/policy",
    ),
    template: described(
      z.enum(names),
      {
        en: [
          "Layout",
          "How the page is laid out. A new page takes text; the others exist once.",
          {
            home: "First page",
            "who-we-are": "Who we are",
            services: "Services",
            clients: "Clients",
            contact: "Contact",
            "not-found": "Page not found",
            text: "Text",
          },
        ],
        ar: [
          "التصميم",
          "تصميم الصفحة. تأخذ الصفحة الجديدة text، ولكل تصميم آخر صفحة واحدة.",
          {
            home: "الصفحة الأولى",
            "who-we-are": "من نحن",
            services: "الخدمات",
            clients: "العملاء",
            contact: "اتصل بنا",
            "not-found": "الصفحة غير موجودة",
            text: "نص",
          },
        ],
      },
      "text",
    ),
    namespaces: described(
      z.array(namespace()).min(1),
      {
        en: ["Words", "The files in locales/ whose words the page needs, without .json."],
        ar: ["الكلمات", "ملفات locales/ التي تحتاج الصفحة إلى كلماتها، بلا ‎.json."],
      },
      ["policy"],
    ),
    title: textKey(
      {
        en: ["Title", "The key of the title, in the browser's tab and in search results."],
        ar: ["العنوان", "مفتاح العنوان في علامة تبويب المتصفح وفي نتائج البحث."],
      },
      "policy:meta.title",
    ),
    description: textKey(
      {
        en: ["Description", "The key of the text under it in search results."],
        ar: ["الوصف", "مفتاح النص الذي تحته في نتائج البحث."],
      },
      "policy:meta.description",
    ),
    headerImage: image(
      1920,
      {
        en: ["Picture", "The picture behind the title."],
        ar: ["الصورة", "الصورة خلف العنوان."],
      },
      "../images/bands/services.jpg",
    ).optional(),
    heading: textKey(
      {
        en: ["Heading", "The key of the heading on the page; its title without it."],
        ar: ["رأس الصفحة", "مفتاح العنوان الظاهر في الصفحة؛ ومن دونه عنوانها."],
      },
      "policy:title",
    ).optional(),
    intro: textKey(
      {
        en: ["Introduction", "The key of the text under the heading."],
        ar: ["المقدمة", "مفتاح النص الذي تحت رأس الصفحة."],
      },
      "policy:intro",
    ).optional(),
    updated: textKey(
      {
        en: ["Date of the text", "The key of the line that says of when the text is."],
        ar: ["تاريخ النص", "مفتاح السطر الذي يذكر تاريخ النص."],
      },
      "terms:updated",
    ).optional(),
    sections: described(z.array(section).min(1), {
      en: ["Sections", "The parts of a text page."],
      ar: ["الأقسام", "أجزاء صفحة النص."],
    }).optional(),
  }),
  { en: ["Pages", "One file a page."], ar: ["الصفحات", "ملف لكل صفحة."] },
);

/** The optional fields that a template shows; others in its page would change nothing. */
export function shownFields(template: TemplateName): string[] {
  if (template === "text") return ["headerImage", "heading", "intro", "updated", "sections"];
  return ["home", "not-found"].includes(template) ? [] : ["headerImage"];
}

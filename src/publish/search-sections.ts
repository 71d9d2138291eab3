import { leftOutSections } from "../content/left-out-sections";
import type { Language } from "../i18n/languages";
import { textOfKey } from "../i18n/text-of-key";
import { localizedPath } from "../i18n/urls";
import type { IndexedSection } from "../search/index-options";

/** A content file or a locale file, whose shape the content check has seen. */
// biome-ignore lint/suspicious/noExplicitAny: each file has a shape of its own.
type Json = any;

export interface Source {
  language: Language;
  /** Reads a file of `content/` by its name. */
  content: (name: string) => Json;
  /** Reads a namespace of the language. */
  words: (namespace: string) => Json;
}

interface Section {
  /** The id of the element on the page; empty for the page's head. */
  anchor: string;
  title: string;
  texts: string[];
}

/** The sections of a page as the index holds them. One that stands on several pages is listed on the page that is about it. */
export function sectionsOf(page: Json, source: Source): IndexedSection[] {
  const title = titleOf(page, source);
  const sections = sectionsByTemplate[page.template]?.(page, source) ?? [];
  const leftOut = leftOutSections({
    partners: source.content("partners.json"),
    contracting: source.content("contracting.json"),
    clients: source.words("clients"),
    site: source.content("site.json"),
  });
  const shown = sections.filter(
    ({ anchor }) => page.template === "text" || !leftOut.includes(anchor),
  );
  return shown.map(({ anchor, ...section }) => ({
    id: localizedPath(page.path) + (anchor && `#${anchor}`),
    page: title,
    title: section.title,
    text: section.texts.map(asSentence).join(" ").replace(/\s+/g, " "),
  }));
}

/** Separates a fact from what follows it. */
const asSentence = (text: string) => (/[.!?؟]$/.test(text) ? text : `${text} ·`);

/** The text of a key such as `terms:meta.title`. */
const textOf = ({ words }: Source, key: string): string => textOfKey(key, words) ?? "";

/** The page's name as the menus have it. */
function titleOf(page: Json, source: Source): string {
  const { overlay, legal } = source.content("navigation.json");
  const item = [...overlay, ...legal].find(({ to }: Json) => to === page.path);
  return textOf(source, item?.label ?? page.title);
}

const sectionsByTemplate: Record<string, (page: Json, source: Source) => Section[]> = {
  home(_page, { content, language, words }) {
    const site = content("site.json");
    const { whoWeAre, vision } = words("home");
    return [
      {
        anchor: "",
        title: site.fullName[language],
        texts: [site.tagline[language], words("site").shortWhoWeAre],
      },
      { anchor: "who-we-are", title: whoWeAre.title, texts: [whoWeAre.text] },
      {
        anchor: "vision",
        title: vision.title,
        texts: [words("site").vision, String(site.foundingYear)],
      },
    ];
  },
  "who-we-are"(_page, { content, words }) {
    const beliefs = words("who-we-are");
    return [
      { anchor: "", title: beliefs.title, texts: [beliefs.intro] },
      ...content("who-we-are.json").items.map(({ id }: Json) => ({
        anchor: id,
        title: beliefs[id].title,
        texts: [beliefs[id].text, ...Object.values<string>(beliefs[id].items ?? {})],
      })),
    ];
  },
  services(_page, source) {
    const { content, language, words } = source;
    const { title, intro, ourWork } = words("services");
    return [
      { anchor: "", title, texts: [intro] },
      ...content("services.json").items.map((service: Json) => ({
        anchor: service.id,
        title: textOf(source, service.title),
        texts: [textOf(source, service.description)],
      })),
      {
        anchor: "our-work",
        title: ourWork.title,
        texts: [
          ourWork.text,
          ...content("contracting.json").items.map((work: Json) =>
            [work.title, work.kind, work.place].map((fact) => fact[language]).join(" · "),
          ),
        ],
      },
    ];
  },
  clients(_page, { content, language, words }) {
    const { title, intro, partnersTitle, listTitle, listText, items } = words("clients");
    const careers = words("careers");
    return [
      { anchor: "", title, texts: [intro] },
      {
        anchor: "partners",
        title: partnersTitle,
        texts: content("partners.json").items.map(({ name }: Json) => name[language]),
      },
      {
        anchor: "clients",
        title: listTitle,
        texts: [
          listText,
          ...items.map((client: Json) =>
            [client.name, client.location, client.description].join(" · "),
          ),
        ],
      },
      { anchor: "careers", title: careers.title, texts: [careers.action, careers.text] },
    ];
  },
  contact(_page, { content, language, words }) {
    const { title, intro, form, info, hours, map } = words("contact");
    const site = content("site.json");
    return [
      { anchor: "", title, texts: [intro] },
      { anchor: "contact-form", title: form.title, texts: Object.values(form.labels) },
      {
        anchor: "contact-info",
        title: info.title,
        texts: [
          ...site.phones,
          site.email,
          info.openingHours,
          ...site.openingHours.map(({ id }: Json) => Object.values(hours[id]).join(" ")),
        ],
      },
      { anchor: "location", title: map.label, texts: [map.title, site.address[language]] },
    ];
  },
  text(page, source) {
    return [
      {
        anchor: "",
        title: textOf(source, page.heading ?? page.title),
        texts: page.intro ? [textOf(source, page.intro)] : [],
      },
      ...page.sections.map(({ id, title, paragraphs }: Json) => ({
        anchor: id,
        title: textOf(source, title),
        texts: paragraphs.map((key: string) => textOf(source, key)),
      })),
    ];
  },
};

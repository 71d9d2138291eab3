import { z } from "zod";
import { type Language, languages } from "../../i18n/languages";

/** What a field's value refers to. The check follows it to files, texts and pages. */
export type Role =
  | { kind: "image"; minimumWidth: number }
  | { kind: "servedFile"; megabytes: number }
  | { kind: "drawing" }
  | { kind: "textKey" }
  | { kind: "route" }
  | { kind: "namespace" }
  | { kind: "text"; language: Language };

/** The role of each field that has one. */
export const roles = z.registry<Role>();

/** What people call a field, what is said of it, and what the values of a closed list are called. */
type Wording = readonly [label: string, meaning: string, values?: Readonly<Record<string, string>>];

/** The wording of a field in each language of the guides and of the editor. */
export type Words = Readonly<Record<GuideLanguage, Wording>>;

export const guideLanguages = ["en", "ar"] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

/** The words of each field: editors, guides and forms show them. */
export const fieldWords = z.registry<Words>();

/** Sets what editors, the guides and the forms of `/admin/` say of a field. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  words: Words,
  example?: unknown,
): Schema {
  const [, description] = words.en;
  const known = schema.meta({
    description,
    ...(example === undefined ? {} : { examples: [example] }),
  });
  fieldWords.add(known, words);
  return known;
}

/** A field's words with one more sentence at the end of its hint. */
function withSentence({ en, ar }: Words, more: Record<GuideLanguage, string>): Words {
  return {
    en: [en[0], `${en[1]} ${more.en}`, en[2]],
    ar: [ar[0], `${ar[1]} ${more.ar}`, ar[2]],
  };
}

/** The GraphQL type of each group of fields and of each closed list. */
export const typeNames = z.registry<{ name: string }>();

/** A group of fields, with the name of its GraphQL type. */
export function group<Fields extends z.ZodRawShape>(name: string, fields: Fields) {
  return z.strictObject(fields).register(typeNames, { name });
}

/** A closed list of values, with the name of its GraphQL type. */
export function oneOf<Value extends string, Values extends readonly Value[]>(
  name: string,
  values: Values,
) {
  return z.enum(values).register(typeNames, { name });
}

function pattern(expression: RegExp, advice: string) {
  return z.string().regex(expression, advice);
}

/** The path of the file's schema, for editors. */
export function schemaReference(name: string, folder = "..") {
  return described(z.literal(`${folder}/schemas/${name}.schema.json`), {
    en: ["Schema", "Tells the editor which fields there are. Leave it as it is."],
    ar: ["المخطط", "يخبر المحرر بالحقول الموجودة. اتركه كما هو."],
  });
}

/** An https address; `form` is a stricter pattern with its advice. */
export function url(words: Words, example: string, form?: [RegExp, string]) {
  const address = z.url({ protocol: /^https$/, abort: true });
  return described(form ? address.regex(...form) : address, words, example);
}

/** A mail address. */
export function email(words: Words, example: string) {
  return described(z.email(), words, example);
}

/** An international number as people read it: E.164 with spaces. */
export function phone(words: Words, example: string) {
  const expression = /^\+(?: ?\d){8,15}$/;
  const advice =
    "this is not an international phone number; write it as +966 11 000 0000, with 8 to 15 digits";
  return described(pattern(expression, advice), words, example);
}

/** An id that is unique in its list. It is used as anchor and React key. */
export function id(words: Words, example: string) {
  const advice = "use small Latin letters, digits and hyphens only";
  return described(pattern(/^[a-z0-9-]+$/, advice), words, example);
}

/** A picture below `content/`, named from the file that names it; `minimumWidth` in pixels, so that it is sharp where it is shown. */
export function image(minimumWidth: number, words: Words, example: string) {
  const advice = `name a .jpg or .png picture without capitals and spaces, as ${example}`;
  const schema = pattern(/^[^\s?#/A-Z][^\s?#A-Z]*\.(jpg|png)$/, advice);
  const size = {
    en: `At least ${minimumWidth} pixels wide, at most 8 MB.`,
    ar: `عرض الصورة ${minimumWidth} بكسل على الأقل، وحجمها 8 ميغابايت على الأكثر.`,
  };
  return described(schema, withSentence(words, size), example).register(roles, {
    kind: "image",
    minimumWidth,
  });
}

/** A file below `static/`, as the site serves it, of at most so many megabytes. */
export function servedFile(extension: string, megabytes: number, words: Words, example: string) {
  const expression = new RegExp(`^/[\\w./-]+\\.${extension}$`);
  const advice = `write the path below static/, from / to .${extension}, such as ${example}`;
  const size = {
    en: `At most ${megabytes} MB.`,
    ar: `حجمه ${megabytes} ميغابايت على الأكثر.`,
  };
  return described(pattern(expression, advice), withSentence(words, size), example).register(
    roles,
    { kind: "servedFile", megabytes },
  );
}

/** A drawing below `content/` for each language: an SVG that becomes part of the page. */
export function drawings(words: Words, example: string) {
  const advice = `name an .svg drawing without capitals and spaces, as ${example}`;
  const kilobytes = drawingBytes / 1000;
  const drawing = ({ code, name }: (typeof languages)[number]) =>
    described(
      pattern(/^[^\s?#/A-Z][^\s?#A-Z]*\.svg$/, advice),
      {
        en: [
          name,
          `${words.en[1]} In the language “${code}”, at most ${kilobytes} KB. \`currentColor\` takes the colour of the text, \`var(--accent)\` that of the accent.`,
        ],
        ar: [
          name,
          `${words.ar[1]} باللغة «${name}»، وحجمه ${kilobytes} كيلوبايت على الأكثر. وتأخذ \`currentColor\` لون النص، و\`var(--accent)\` لون التمييز.`,
        ],
      },
      example,
    ).register(roles, { kind: "drawing" });
  const files = languages.map((row) => [row.code, drawing(row)] as const);
  return described(
    z.strictObject(Object.fromEntries(files)),
    words,
    Object.fromEntries(languages.map(({ code }) => [code, example])),
  );
}

/** The most bytes of a drawing: every page holds it several times. */
export const drawingBytes = 6000;

const pathExpression = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** The address of a page, without a language. */
export function path(words: Words, example: string) {
  const advice =
    "start with / and use Latin letters, digits, hyphens and underscores, without / at the end";
  return described(pattern(pathExpression, advice), words, example);
}

/** A link to a page of this site, with or without an anchor. */
export function route(words: Words, example: string) {
  const expression = new RegExp(`${pathExpression.source.slice(0, -1)}(?:#[\\w-]+)?$`);
  const advice =
    "this is not a link to a page of this site; start with / and end without it, as in /clients#careers";
  return described(pattern(expression, advice), words, example).register(roles, {
    kind: "route",
  });
}

/** A key of a text in `locales/`: namespace, colon, path. */
export function textKey(words: Words, example: string) {
  const advice =
    "name a text of locales/: file, colon, key, as in terms:meta.title; the words themselves stand there";
  const schema = pattern(/^[a-z0-9-]+:[\w.-]+$/, advice);
  return described(schema, words, example).register(roles, { kind: "textKey" });
}

/** The name of a file of words, which each language has, without `.json`. */
export function namespace() {
  const advice = "write the name of a file in locales/ without .json";
  return pattern(/^[a-z0-9-]+$/, advice).register(roles, { kind: "namespace" });
}

/** A fact with a spelling in each language, of at most `maximum` characters. */
export function localized(maximum: number, words: Words, example: Record<string, string>) {
  const spelling = ({ code, name }: (typeof languages)[number]) =>
    described(
      z.string().trim().min(1).max(maximum),
      {
        en: [name, `${words.en[1]} In the language “${code}”, at most ${maximum} characters.`],
        ar: [name, `${words.ar[1]} باللغة «${name}»، في ${maximum} حرفًا على الأكثر.`],
      },
      example[code],
    ).register(roles, { kind: "text", language: code });
  const spellings = languages.map((row) => [row.code, spelling(row)] as const);
  return described(z.strictObject(Object.fromEntries(spellings)), words, example);
}

/** The point of a picture that a crop keeps visible. */
export const focus = described(
  group("Focus", {
    x: described(
      z.number().min(0).max(100),
      {
        en: ["From the left", "Percent from the left."],
        ar: ["من اليسار", "نسبة مئوية من اليسار."],
      },
      50,
    ),
    y: described(
      z.number().min(0).max(100),
      { en: ["From the top", "Percent from the top."], ar: ["من الأعلى", "نسبة مئوية من الأعلى."] },
      30,
    ),
  }),
  {
    en: [
      "Point in sight",
      "The point of the picture that stays in sight when a small screen crops it; its middle without it.",
    ],
    ar: [
      "النقطة الظاهرة",
      "النقطة التي تبقى ظاهرة من الصورة حين تقتطعها شاشة صغيرة؛ ومن دونها يبقى وسط الصورة.",
    ],
  },
  { x: 50, y: 30 },
).optional();

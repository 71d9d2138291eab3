const saudiForms = {
  vat: "15 digits that begin and end with 3",
  unified: "10 digits that begin with 7",
  building: "4 digits",
  postcode: "5 digits",
  additional: "4 digits",
  shortCode: "4 capital letters and 4 digits",
};

/** What the check says, in English: each sentence once, with what is wrong and what to do. */
export const en = {
  note: "note",
  inOrder: "content/ and locales/ are in order.",
  toCorrect: (count: number) => `To correct in content/ and locales/: ${count}`,

  byteOrderMark:
    "this file begins with a byte order mark, an invisible character that JSON does not allow; save it as UTF-8 without BOM",
  notUtf8:
    "some letters of this file are lost because it was not saved as UTF-8; restore it, then save it as UTF-8",
  notJson: (advice: string) => `this is not valid JSON: ${advice}`,
  fieldTwice: (line: number) =>
    `this field stands in line ${line} already; keep one of the two, and remove the other`,
  emptyFile: "the file is empty; restore its text",
  commaMissing: "a comma is missing before this",
  colonMissing: "a colon is missing after the name of the field",
  closingMissing: (bracket: string) => `a closing ${bracket} is missing before this`,
  fieldNameExpected:
    'a field name in "double quotes" is expected; is there a comma too many before this?',
  valueExpected: "a value is expected; is there a comma too many before this?",
  quoteNotClosed:
    'a closing double quote " is missing; a text is written on one line, with \\n\\n for an empty line in it',
  outsideQuotes: (text: string) =>
    `“${text}” is outside the double quotes; put the whole text between two ", and write a quotation mark inside it as “ or ”`,
  curlyQuotes: 'straight double quotes " are expected here',
  arabicComma: "this is an Arabic comma; JSON needs the Latin comma ,",
  comment: "comments are not allowed in JSON",
  backslash: "a backslash \\ does not belong here; separate folders with /",
  tab: "there is a tab or another invisible character in this text; put a space in its place",
  twoChanges:
    "two people changed this place; keep one of the two versions, and delete the lines <<<<<<<, ======= and >>>>>>>",
  afterTheEnd: "there is something after the end of the content",

  unknownFile: (advice = "remove it or correct its name") =>
    `the site does not know this file; ${advice}`,
  unreadFile: (name: string) => `the site does not read this file; name it ${name}`,
  unreadCopy: (name: string) =>
    `the site does not read this file, but ${name}; remove it, or keep it outside content/ and locales/`,
  neededFile: "the site cannot be built without this file; restore it",
  neededPage: (path: string, template: string) =>
    `no file here makes the page ${path} with the template ${template}; restore it`,
  missingFile: (file: string, advice: string) => `there is no file ${file}; ${advice}`,
  fileFault: (file: string, fault: string) => `${file} ${fault}`,

  addFile: "add the file, or correct the name",
  otherUnicode:
    "one is there whose name looks the same but is stored as other characters; rename it in Latin letters, and write that name here",
  heavyFile: (size: string, maximum: number) =>
    `is ${size}; save it smaller: at most ${maximum} MB`,
  notPicture: "is not a picture that can be read; save it again as JPEG or PNG",
  cutOffPicture:
    "is damaged: it cannot be read to its end; save it again from the original as JPEG or PNG",
  hugePicture: (megapixels: number, maximum: number) =>
    `has ${megapixels} megapixels; save it smaller: at most ${maximum}`,
  otherPicture: (type: string) =>
    `holds a ${type} picture under another name; save it as JPEG or PNG`,
  narrowPicture: (width: number, minimum: number) =>
    `is ${width} pixels wide and would look blurred; use one of at least ${minimum} pixels`,
  notDrawing: "is not an SVG drawing; save it as SVG",
  opaquePng: "has a background; ask for a PNG with a transparent one",
  noViewBox:
    'has no viewBox with a width and a height; save it with one, such as viewBox="0 0 32 32"',
  heavyDrawing: (bytes: number, maximum: number) =>
    `is ${bytes} bytes; every page holds it, so simplify it to at most ${maximum}`,
  drawingStyle: (found: string) =>
    `holds ${found}; write the colours as attributes of the shapes, such as fill`,
  drawingTag: (name: string) => `holds <${name}; draw it with plain shapes only`,
  drawingScript: (name: string) => `holds ${name}=; a drawing runs no script`,
  drawingReference: (name: string) =>
    `holds ${name}=; use plain colours; a page holds the drawing several times`,

  didYouMean: (name: string) => `did you mean \`${name}\`?`,
  unknownField: (known: readonly string[]) =>
    `this field is not known here; remove it, or use one of the known names: ${known.join(", ")}`,
  missingField: (name: string, value?: string) =>
    `this field is missing; add "${name}"${value ? `: "${value}"` : ""}`,
  wrongType: (type: string) => `this must be ${type}`,
  types: {
    string: 'text in "double quotes"',
    number: "a number without quotes",
    int: "a whole number without quotes",
    boolean: "true or false",
    array: "a list in [square brackets]",
    object: "a group of fields in {braces}",
    record: "a group of texts in {braces}",
  } as Record<string, string>,
  eachLanguage: (codes: readonly string[]) =>
    `write it in each language: { ${codes.map((code) => `"${code}": "…"`).join(", ")} }`,
  wrongValue: (value: string) => `this must be "${value}"`,
  notOneOf: (allowed: readonly string[], nearest?: string) =>
    `this must be one of ${allowed.join(", ")}${nearest ? `; ${nearest}` : ""}`,
  tooFew: "this list is empty; it needs at least one entry",
  tooMany: (count: number, maximum: number | bigint) =>
    `this list has ${count} entries, and the design holds ${maximum}; remove some`,
  tooLow: (minimum: number | bigint) => `this must be at least ${minimum}`,
  tooHigh: (maximum: number | bigint) => `this must be at most ${maximum}`,
  notWebAddress: "this is not a web address; write it in full, starting with https://",
  notMailAddress: "this is not a mail address; write it as name@company.com",
  unusableKey:
    "this key is not usable; use Latin letters, digits and hyphens, without spaces or dots",
  reservedKey: "Gatsby keeps this name at the top of a file for itself; choose another",

  form: {
    phone:
      "this is not an international phone number; write it as +966 11 000 0000, with 8 to 15 digits and no 0 after the country's code",
    month: "write year and month, such as 2026-09",
    day: (example: string) => `write year, month and day, such as ${example}`,
    time: "write the time with four digits, such as 08:00 or 17:30",
    country: "write the country's two capital letters, such as SA",
    mapLine:
      "write at least two points, each degrees north, a space and degrees east, with a comma between them",
    id: "use small Latin letters, digits and hyphens only",
    picture: (example: string) =>
      `name a .jpg or .png picture without capitals or spaces, such as ${example}`,
    drawing: (example: string, orPng = false) =>
      `name an .svg ${orPng ? "or .png " : ""}drawing without capitals or spaces, such as ${example}`,
    markOnDark: "a PNG does not change its colours; name the one for dark grounds as markOnDark",
    servedFile: (extension: string, example: string) =>
      `write the path below static/, beginning with / and ending in .${extension}, such as ${example}`,
    oldAddress:
      "write the old address without its domain, beginning with /, such as /about-us.html; * may end it, ? and # cannot be in it",
    path: "start with / and use Latin letters, digits, hyphens and underscores, without / at the end",
    route:
      "this is not a link to a page of this site; start with / and do not end with it, such as /clients#careers",
    textKey:
      "name a text in locales/: file, colon, key, such as terms:meta.title; the text itself is written there",
    ownAnchor: "the page itself uses this name; choose another",
    frame:
      "this address cannot be shown in a frame; take the one that the map service offers to embed",
    siteUrl:
      "write only https://, the name of the site and its folder where it has one, without / at the end",
    flags: "start with https:// and put {country} where the country's code goes",
    flag: "write /flags/, the country's two letters and .svg, such as /flags/qa.svg",
    colour: "write the colour with # and six digits 0–9, a–f, such as #0e4a47",
    filmId: "write only the film's id, not its address",
    noFilmId: "write the film's id on the video service, or set the channel to custom",
    filmOrder: "each part begins after the one before it; put them in order",
    figures: "give three to six figures, or none",
    stages: "give two to six stages, or none",
    stageAlt: "write what the picture shows, in each language, or leave the picture out too",
    repository: "write the owner and the name, such as owner/site",
    branch: "write the name of a branch, such as main",
    noSlash: "write the address without / at the end",
    application: "write the id that the service gave you",
    noApplication: "write the id that the service gave the editor when you registered it",
    noReview: "the editor has no review with Gitea; remove this",
  },

  sameName: (index: number, key: string, value: unknown) =>
    `entry [${index}] has the same ${key} “${value}”; give each its own, or remove one`,
  sameValue: (file: string, field: string) =>
    `${file} has the same ${field}; give one of them another`,

  deadLink: (path: string, advice = "correct the link, or add the page in content/pages/") =>
    `no page has the path ${path}; ${advice}`,
  deadAnchor: (path: string, anchor: string, anchors: readonly string[]) =>
    `the page ${path} has no section “${anchor}”; it has ${anchors.join(", ") || "none"}`,
  permanentId: (id: string) =>
    `no service has the id ${id}, to which other websites link; give it back to one, or remove it here`,
  fixedPath: (path: string, template: string) =>
    `links on the site lead to ${path}; give that path back to the page with the template ${template}`,
  ownAddress:
    "this site has a page or files at this address; write only addresses that it does not have",
  takenPath: (first: string) =>
    `an address cannot begin with /${first}, which the site uses itself; choose another`,

  noSections: (name: string) =>
    `locales/*/${name}.json has no section for this page; add a group with "title" and "text"`,
  ownTexts: (name: string) =>
    `the site itself uses locales/*/${name}.json; give this page and its texts another name`,
  addTexts:
    "write the texts of the page in it, in every language, or give this page the name of its texts",

  unknownTextKey: (key: string, advice: string) => `no text has the key ${key}; ${advice}`,
  addKey: (namespace: string) => `add it to locales/*/${namespace}.json, or correct it`,
  textShown: (key: string) =>
    `"${key}" is missing, and a page shows it; write it again, in every language`,
  unusedText: "no page uses this text; remove it in every language, or use its key",
  unusedTranslations: "no page uses these texts; use them, or remove the file in every language",

  emptyText: "this text is empty; write it",
  untranslated: "this text is not translated yet; write it in this language, without ⟦ ⟧",
  html: "this text has HTML in it; write plain text, with an empty line for a new paragraph",
  markdown: "this text has Markdown in it, which visitors would see; write plain text",
  nesting: "“$t(” is a command that would be carried out here; write the text without it",
  wrongScript: (language: string) =>
    `this text is not in the script of “${language}”; is it in the wrong language?`,
  tooLong: (length: number, maximum: number | bigint) =>
    `this text has ${length} characters, and the design holds ${maximum}; shorten it`,
  titleTooLong: (length: number, company: string, maximum: number) =>
    `this title has ${length} characters with “${company}” after it, and search engines show ${maximum}; shorten it`,

  missingLanguage: (file: string) => `there is no ${file}; add the same texts in that language`,
  missingEntry: (file: string) => `${file} has no such entry; add it there, or remove it here`,
  missingText: (file: string) => `${file} has no such text; add it there, or remove it here`,
  missingVariable: (variable: string, file: string) =>
    `${variable} is missing; ${file} has it in this text`,
  unknownVariable: (variable: string, file: string, known: readonly string[]) =>
    `${variable} stands only in this file, so nothing fills it; use what ${file} has in this text: ${known.join(", ") || "no {{variable}}"}`,
  missingPluralForm: (name: string, forms: readonly string[]) =>
    `the plural form \`${name}\` is missing; this language counts with ${forms.join(", ")}`,
  foreignPluralForm: (forms: readonly string[]) =>
    `this language has no such plural form; it counts with ${forms.join(", ")}; remove it`,
  noSuchProject: (id: string, advice = "name a file in content/projects, or remove this line") =>
    `there is no project ${id}; ${advice}`,
  projectElsewhere: (id: string, city: string) =>
    `the project ${id} is in ${city}; give both the same place, or name another project`,
  noSuchCity: (id: string, advice = "name a city in content/cities.json, or add it there") =>
    `there is no city ${id}; ${advice}`,
  projectNeeds: (status: string, field: string) =>
    `a project that is ${status} needs the field "${field}"`,
  projectHasNot: (status: string, field: string) =>
    `a project that is ${status} has no "${field}"; remove it, or correct the status`,
  beforeStart: "this is before the start of the project",
  handoverToCome:
    "a finished project has been handed over, and this month is still to come; correct it, or the status",
  endsFirst: (start: string) => `this is before "${start}"; correct one of the two dates`,
  periodOver: (date: string) =>
    `this period ended on ${date}, and the site still shows its hours; write the next one, or remove the entry`,
  otherHours: (fact: string) =>
    `content/site.json has ${fact} for search engines, and these words have something else for visitors; correct one of the two`,
  oldFigure: (months: number) =>
    `this figure is ${months} months old; count it again, or remove it`,
  saudiForm: (number: keyof typeof saudiForms) =>
    `in Saudi Arabia this has ${saudiForms[number]}; write it as on the certificate, or correct "country"`,
  hasExpired: (date: string) =>
    `this ended on ${date}, and the site no longer shows it; renew it, or remove the entry`,
  endsSoon: (days: number) => `days until this ends: ${days}; renew it in time`,
  otherOrder: (file: string, other: unknown) =>
    `${file} has ${other} at this place; list the same clients in the same order in every language`,

  colourPair: (own: string, name: string, ground: string) =>
    `${own} on the colour ${name}, ${ground},`,
  contrast: (pair: string, found: string, needed: number, nearest: string) =>
    `${pair} has a contrast of ${found}, and text needs ${needed}; the nearest colour that can be read is ${nearest}`,
  noContrast: (pair: string, found: string, needed: number, grounds: readonly string[]) =>
    `${pair} has a contrast of ${found}, and text needs ${needed}; no colour can be read on ${grounds.join(" and ")} at once; change those`,

  launchDocuments: {
    "package.json": "the name of the demonstration; write your site's name and description",
    "README.md": "the name of the demonstration; write about your own site",
    "README.ar.md": "the name of the demonstration; write about your own site, or delete the file",
  },
  launchFile: "a picture or file from the demonstration; put your own in its place",
  launchValue: (meaning = "Your own words.") =>
    `the same as in the demonstration; write here: ${meaning.slice(0, 1).toLowerCase()}${meaning.slice(1)}`,
  launchWord: (word: string) =>
    `“${word}” is the demonstration's name, address, city or year; write your own`,
  launchLicence:
    "the licence names the demonstration alone; add a line with who holds the rights, or put your own licence",

  launchNothing: "Nothing of the demonstration is left.",
  launchNothingHere: "Nothing of the demonstration is left there.",
  launchLeft: (count: number) =>
    `Still to replace before the site goes live: ${count}\nTo list them for one file: npm run check:launch -- content/site.json\nTo keep what is true of your company too: npm run check:launch -- --keep "content/site.json:city.en" locales/en/forms.json`,
  launchKept: (places: string[]) => `Kept as true of your company too: ${places.join(", ")}`,
  launchNotListed: (place: string) => `${place} is not in the list of npm run check:launch.`,

  formatFixed: (file: string) =>
    `${file}: spaces and line breaks were put in order; nothing else to do`,
  leftOverRemoved: (file: string, isWhole: boolean) =>
    isWhole ? `removed the file ${file}` : `removed lines from ${file}`,
  leftOver:
    "these texts belong to something that you have left out; npm run check:content -- --remove-left-over removes them in every language",

  placeholder: (words: string) => `“${words}” is a placeholder; write the text itself`,
  openingMissing: (bracket: string) => `an opening ${bracket} is missing before this`,
  notSecure: "write https:// in place of http://; the site accepts no other address",

  onlyFrameAddress: "write only the address after src=",
  spaceAround: "there is a space before or after this; remove it",
  invisibleSign:
    "an invisible character came along when this was copied; delete all of it and type it again",
  otherDigits: "write numbers with the digits 0 to 9",
};

export type Messages = typeof en;

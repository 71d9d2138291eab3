import type { Messages } from "./en";

const saudiForms = {
  vat: "15 رقمًا أولها 3 وآخرها 3",
  unified: "10 أرقام أولها 7",
  building: "4 أرقام",
  postcode: "5 أرقام",
  additional: "4 أرقام",
  shortCode: "4 أحرف إنجليزية كبيرة ثم 4 أرقام",
};

/** What the check says, in Arabic. */
export const ar: Messages = {
  note: "ملاحظة",
  inOrder: "لا أخطاء في content/ وlocales/.",
  toCorrect: (count) => `عدد ما يجب تصحيحه في content/ وlocales/: ${count}`,

  byteOrderMark: "يبدأ هذا الملف بعلامة خفية (BOM) لا تسمح بها JSON؛ احفظوه بترميز UTF-8 دون BOM",
  notUtf8: "ضاعت حروف من هذا الملف لأنه لم يُحفظ بترميز UTF-8؛ استعيدوه ثم احفظوه بترميز UTF-8",
  notJson: (advice) => `هذا ليس JSON صحيحًا: ${advice}`,
  fieldTwice: (line) => `هذا الحقل مكتوب في السطر ${line} أيضًا؛ أبقوا أحدهما واحذفوا الآخر`,
  emptyFile: "الملف فارغ؛ استعيدوا نصه",
  commaMissing: "تنقص فاصلة (,) قبل هذا الموضع",
  colonMissing: "تنقص نقطتان (:) بعد اسم الحقل",
  closingMissing: (bracket) => `ينقص القوس ${bracket} قبل هذا الموضع`,
  fieldNameExpected: 'هنا مكان اسم حقل بين علامتي "اقتباس"؛ هل قبله فاصلة زائدة؟',
  valueExpected: "هنا مكان قيمة؛ هل قبلها فاصلة زائدة؟",
  quoteNotClosed:
    'تنقص علامة الاقتباس " في آخر النص؛ يُكتب النص في سطر واحد، ومكان السطر الفارغ \\n\\n',
  outsideQuotes: (text) =>
    `«${text}» خارج علامتي الاقتباس؛ يكون النص كله بين علامتي "، واكتبوا الاقتباس داخله « أو »`,
  curlyQuotes: 'استعملوا هنا علامة الاقتباس المستقيمة "',
  arabicComma: "هذه فاصلة عربية (،)؛ تحتاج JSON إلى الفاصلة الإنجليزية (,)",
  comment: "لا تعليقات في JSON",
  backslash: "لا مكان هنا للشرطة المائلة \\؛ افصلوا بين المجلدات بالعلامة /",
  tab: "في النص علامة جدولة أو علامة خفية أخرى؛ ضعوا مكانها مسافة",
  twoChanges: "عدّل شخصان هذا الموضع؛ أبقوا أحد النصين، واحذفوا الأسطر <<<<<<< و======= و>>>>>>>",
  afterTheEnd: "بعد نهاية المحتوى شيء زائد",

  unknownFile: (advice = "احذفوه أو صححوا اسمه") => `لا يعرف الموقع هذا الملف؛ ${advice}`,
  unreadFile: (name) => `لا يقرأ الموقع هذا الملف؛ سمّوه ${name}`,
  unreadCopy: (name) =>
    `لا يقرأ الموقع هذا الملف بل يقرأ ${name}؛ احذفوه، أو احفظوه خارج content/ وlocales/`,
  neededFile: "لا يُبنى الموقع من دون هذا الملف؛ استعيدوه",
  neededPage: (path, template) => `لا ملف هنا للصفحة ${path} بالتصميم ${template}؛ استعيدوه`,
  missingFile: (file, advice) => `لا يوجد الملف ${file}؛ ${advice}`,
  fileFault: (file, fault) => `${file}: ${fault}`,

  addFile: "أضيفوا الملف، أو صححوا الاسم",
  otherUnicode:
    "هناك ملف يبدو اسمه مثل هذا لكن حروفه محفوظة بصورة أخرى؛ أعيدوا تسميته بأحرف إنجليزية واكتبوا ذلك الاسم هنا",
  heavyFile: (size, maximum) => `حجمه ${size}؛ احفظوه بحجم لا يزيد على ${maximum} ميغابايت`,
  notPicture: "ليس صورة تمكن قراءتها؛ احفظوه من جديد بصيغة JPEG أو PNG",
  cutOffPicture: "تالف لا يُقرأ إلى آخره؛ احفظوه من الأصل من جديد بصيغة JPEG أو PNG",
  hugePicture: (megapixels, maximum) =>
    `دقته ${megapixels} ميغابكسل؛ احفظوه أصغر: ${maximum} ميغابكسل على الأكثر`,
  otherPicture: (type) => `صورة ${type} باسم صيغة أخرى؛ احفظوها بصيغة JPEG أو PNG`,
  narrowPicture: (width, minimum) =>
    `عرضه ${width} بكسل فيظهر غير واضح؛ استعملوا صورة عرضها ${minimum} بكسل على الأقل`,
  notDrawing: "ليس رسم SVG؛ احفظوه بصيغة SVG",
  opaquePng: "له خلفية؛ اطلبوا ملف PNG بخلفية شفافة",
  noViewBox: 'ليس فيه viewBox له عرض وارتفاع؛ احفظوه به، مثل viewBox="0 0 32 32"',
  heavyDrawing: (bytes, maximum) =>
    `حجمه ${bytes} بايت وهو في كل صفحة؛ بسّطوه حتى ${maximum} على الأكثر`,
  drawingStyle: (found) => `فيه ${found}؛ اكتبوا الألوان خصائص للأشكال نفسها، مثل fill`,
  drawingTag: (name) => `فيه <${name}؛ ارسموه بأشكال لا غير`,
  drawingScript: (name) => `فيه ${name}=؛ لا يشغّل الرسم برنامجًا`,
  drawingReference: (name) => `فيه ${name}=؛ استعملوا ألوانًا صريحة، فالصفحة تعرض الرسم أكثر من مرة`,

  didYouMean: (name) => `لعلكم تقصدون \`${name}\``,
  unknownField: (known: readonly string[]) =>
    `هذا الحقل غير معروف هنا؛ احذفوه، أو سمّوه بأحد الأسماء المعروفة: ${known.join(", ")}`,
  missingField: (name, value) => `ينقص هذا الحقل؛ أضيفوا "${name}"${value ? `: "${value}"` : ""}`,
  wrongType: (type) => `يجب أن يكون هذا ${type}`,
  types: {
    string: 'نصًا بين علامتي "اقتباس"',
    number: "رقمًا دون علامتي اقتباس",
    int: "عددًا صحيحًا دون علامتي اقتباس",
    boolean: "true أو false",
    array: "قائمة بين القوسين [ ]",
    object: "مجموعة حقول بين القوسين { }",
    record: "مجموعة نصوص بين القوسين { }",
  },
  eachLanguage: (codes: readonly string[]) =>
    `اكتبوه بكل لغة: { ${codes.map((code) => `"${code}": "…"`).join(", ")} }`,
  wrongValue: (value) => `يجب أن يكون هذا "${value}"`,
  notOneOf: (allowed: readonly string[], nearest?: string) =>
    `يجب أن تكون القيمة واحدة من: ${allowed.join(", ")}${nearest ? `؛ ${nearest}` : ""}`,
  tooFew: "القائمة فارغة؛ تحتاج إلى عنصر واحد على الأقل",
  tooMany: (count: number, maximum: number | bigint) =>
    `عناصر القائمة ${count}، ولا يتسع التصميم لأكثر من ${maximum}؛ احذفوا بعضها`,
  tooLow: (minimum: number | bigint) => `الحد الأدنى هنا ${minimum}`,
  tooHigh: (maximum: number | bigint) => `الحد الأعلى هنا ${maximum}`,
  notWebAddress: "هذا ليس عنوان موقع؛ اكتبوه كاملًا ويبدأ بـ https://",
  notMailAddress: "هذا ليس عنوان بريد؛ اكتبوه هكذا: name@company.com",
  unusableKey: "لا يصلح هذا مفتاحًا؛ استعملوا أحرفًا إنجليزية وأرقامًا وشرطات، بلا مسافات ولا نقاط",
  reservedKey: "يحتفظ Gatsby بهذا الاسم لنفسه في أول الملف؛ اختاروا غيره",

  form: {
    phone:
      "هذا ليس رقمًا دوليًا؛ اكتبوه هكذا: ‎+966 11 000 0000، من 8 أرقام إلى 15، بلا صفر بعد رمز الدولة",
    month: "اكتبوا السنة والشهر، مثل 2026-09",
    day: (example) => `اكتبوا السنة والشهر واليوم، مثل ${example}`,
    time: "اكتبوا الوقت بأربعة أرقام، مثل 08:00 أو 17:30",
    country: "اكتبوا رمز الدولة بحرفين كبيرين، مثل SA",
    mapLine: "اكتبوا نقطتين على الأقل: درجات الشمال ثم مسافة ثم درجات الشرق، وبين النقطتين فاصلة",
    id: "استعملوا أحرفًا إنجليزية صغيرة وأرقامًا وشرطات لا غير",
    picture: (example) => `اكتبوا اسم صورة ‎.jpg أو ‎.png بلا أحرف كبيرة ولا مسافات، مثل ${example}`,
    drawing: (example: string, orPng = false) =>
      `اكتبوا اسم رسم ‎.svg${orPng ? " أو ‎.png" : ""} بلا أحرف كبيرة ولا مسافات، مثل ${example}`,
    markOnDark: "لا تتغير ألوان ملف PNG؛ سمّوا في markOnDark الملف المعدّ للخلفيات الداكنة",
    servedFile: (extension, example) =>
      `اكتبوا المسار داخل static/، يبدأ بـ / وينتهي بـ ‎.${extension}، مثل ${example}`,
    oldAddress:
      "اكتبوا العنوان القديم بلا اسم النطاق، يبدأ بـ / مثل ‎/about-us.html؛ وقد ينتهي بـ * ولا يكون فيه ? ولا #",
    path: "ابدؤوا بـ / واستعملوا أحرفًا إنجليزية وأرقامًا وشرطات، بلا / في الآخر",
    route: "هذا ليس رابطًا إلى صفحة في الموقع؛ ابدؤوا بـ / بلا / في الآخر، مثل /clients#careers",
    textKey:
      "اكتبوا مفتاح نص في locales/: الملف ثم نقطتان ثم المفتاح، مثل terms:meta.title؛ والنص نفسه يُكتب هناك",
    ownAnchor: "تستعمل الصفحة نفسها هذا الاسم؛ اختاروا غيره",
    frame: "لا يمكن عرض هذا العنوان داخل الصفحة؛ خذوا العنوان الذي تعطيه خدمة الخرائط للتضمين",
    siteUrl: "اكتبوا https:// واسم الموقع ومجلده إن كان له مجلد لا غير، بلا / في الآخر",
    flags: "ابدؤوا بـ https:// وضعوا {country} مكان رمز الدولة",
    flag: "اكتبوا /flags/ ثم رمز الدولة بحرفين ثم ‎.svg، مثل /flags/qa.svg",
    colour: "اكتبوا اللون بعلامة # وستة من الأرقام 0–9 والأحرف a–f، مثل ‎#0e4a47",
    filmId: "اكتبوا معرّف الفيلم وحده، لا عنوانه",
    noFilmId: "اكتبوا معرّف الفيلم في خدمة الفيديو، أو اجعلوا channel القيمة custom",
    filmOrder: "يبدأ كل جزء بعد الذي قبله؛ رتبوا الأجزاء",
    figures: "اكتبوا من ثلاثة أرقام إلى ستة، أو أفرغوا القائمة",
    stages: "اكتبوا من مرحلتين إلى ست مراحل، أو أفرغوا القائمة",
    stageAlt: "اكتبوا ما تُظهره الصورة بكل لغة، أو احذفوا الصورة أيضًا",
    repository: "اكتبوا المالك ثم الاسم، مثل owner/site",
    branch: "اكتبوا اسم فرع، مثل main",
    noSlash: "اكتبوا العنوان بلا / في الآخر",
    application: "اكتبوا المعرّف الذي أعطتكم إياه الخدمة",
    noApplication: "اكتبوا معرّف التطبيق الذي أعطتكم إياه الخدمة عند تسجيل المحرر",
    noReview: "لا مراجعة في المحرر مع Gitea؛ احذفوا هذا",
  },

  sameName: (index: number, key: string, value: unknown) =>
    `للعنصر [${index}] القيمة نفسها في ${key}: «${value}»؛ اجعلوا لكل عنصر قيمته، أو احذفوا أحدهما`,
  sameValue: (file, field) => `للملف ${file} قيمة ${field} نفسها؛ غيّروا أحدهما`,

  deadLink: (path: string, advice = "صححوا الرابط، أو أضيفوا الصفحة في content/pages/") =>
    `لا توجد صفحة مسارها ${path}؛ ${advice}`,
  deadAnchor: (path: string, anchor: string, anchors: readonly string[]) =>
    `ليس في الصفحة ${path} قسم معرّفه «${anchor}»؛ ومعرّفات أقسامها: ${anchors.join(", ") || "لا شيء"}`,
  permanentId: (id) =>
    `لا توجد خدمة معرّفها ${id}، ومواقع أخرى تشير إليه؛ أعيدوه إلى خدمة، أو احذفوه من هنا`,
  fixedPath: (path, template) =>
    `في الموقع روابط إلى ${path}؛ أعيدوا هذا المسار إلى صفحة التصميم ${template}`,
  ownAddress: "في هذا الموقع صفحة أو ملفات بهذا العنوان؛ لا تكتبوا إلا عناوين ليست فيه",
  takenPath: (first) => `لا يبدأ مسار صفحة بـ /${first} لأن الموقع يستعمله؛ اختاروا غيره`,

  noSections: (name: string) =>
    `ليس في locales/*/${name}.json قسم لهذه الصفحة؛ أضيفوا مجموعة فيها "title" و"text"`,
  ownTexts: (name: string) =>
    `الموقع نفسه يستعمل locales/*/${name}.json؛ سمّوا هذه الصفحة ونصوصها باسم آخر`,
  addTexts: "اكتبوا فيه نصوص الصفحة بكل لغة، أو سمّوا الصفحة باسم نصوصها",

  unknownTextKey: (key, advice) => `لا نص بالمفتاح ${key}؛ ${advice}`,
  addKey: (namespace) => `أضيفوه إلى locales/*/${namespace}.json، أو صححوه`,
  textShown: (key) => `ينقص النص "${key}" وتعرضه إحدى الصفحات؛ أعيدوا كتابته بكل لغة`,
  unusedText: "لا تعرض صفحة هذا النص؛ احذفوه من كل لغة، أو استعملوا مفتاحه",
  unusedTranslations: "لا تستعمل صفحة هذه النصوص؛ استعملوها، أو احذفوا الملف من كل لغة",

  emptyText: "النص فارغ؛ اكتبوه",
  untranslated: "لم يُترجم هذا النص بعد؛ اكتبوه بهذه اللغة دون القوسين ⟦ ⟧",
  html: "في النص HTML؛ اكتبوا كلامًا مجردًا، والسطر الفارغ يبدأ فقرة جديدة",
  markdown: "في النص علامات Markdown سيراها الزوار؛ اكتبوا كلامًا مجردًا",
  nesting: "في النص «$t(» وهو أمر يُنفَّذ ولا يُعرض؛ اكتبوا النص من دونه",
  wrongScript: (language) => `ليس هذا النص بحروف اللغة «${language}»؛ هل هو بلغة أخرى؟`,
  tooLong: (length: number, maximum: number | bigint) =>
    `عدد أحرف النص ${length}، ولا يتسع التصميم لأكثر من ${maximum}؛ اختصروه`,
  titleTooLong: (length, company, maximum) =>
    `عدد أحرف العنوان ${length} مع «${company}» بعده، وتعرض محركات البحث ${maximum}؛ اختصروه`,

  missingLanguage: (file) => `لا يوجد ${file}؛ أضيفوا النصوص نفسها بتلك اللغة`,
  missingEntry: (file) => `ليس هذا في ${file}؛ أضيفوه هناك، أو احذفوه من هنا`,
  missingText: (file) => `ليس هذا النص في ${file}؛ أضيفوه هناك، أو احذفوه من هنا`,
  missingVariable: (variable, file) => `ينقص ${variable}، وهو في هذا النص من ${file}`,
  unknownVariable: (variable: string, file: string, known: readonly string[]) =>
    `${variable} في هذا الملف وحده، فلا يملؤه شيء؛ استعملوا ما في النص نفسه من ${file}: ${known.join(", ") || "لا {{متغير}}"}`,
  missingPluralForm: (name: string, forms: readonly string[]) =>
    `تنقص صيغة العدد \`${name}\`؛ وصيغ هذه اللغة ${forms.join(", ")}`,
  foreignPluralForm: (forms: readonly string[]) =>
    `ليست هذه من صيغ العدد في هذه اللغة؛ وصيغها ${forms.join(", ")}؛ احذفوها`,
  noSuchProject: (id: string, advice = "اكتبوا اسم ملف من content/projects، أو احذفوا هذا السطر") =>
    `لا يوجد مشروع معرّفه ${id}؛ ${advice}`,
  projectElsewhere: (id, city) => `المشروع ${id} في ${city}؛ وحّدوا المكانين، أو اكتبوا مشروعًا آخر`,
  noSuchCity: (id: string, advice = "اكتبوا مدينة من content/cities.json، أو أضيفوها هناك") =>
    `لا توجد مدينة معرّفها ${id}؛ ${advice}`,
  projectNeeds: (status, field) => `المشروع الذي حالته ${status} يحتاج إلى الحقل "${field}"`,
  projectHasNot: (status, field) =>
    `ليس للمشروع الذي حالته ${status} الحقل "${field}"؛ احذفوه، أو صححوا الحالة`,
  beforeStart: "هذا قبل بدء المشروع",
  handoverToCome: "المشروع المنتهي سُلّم، وهذا الشهر لم يأت بعد؛ صححوا الشهر أو الحالة",
  endsFirst: (start) => `هذا قبل "${start}"؛ صححوا أحد التاريخين`,
  periodOver: (date) =>
    `انتهت هذه الفترة في ${date} وما زال الموقع يعرض مواعيدها؛ اكتبوا الفترة القادمة أو احذفوا العنصر`,
  otherHours: (fact) =>
    `في content/site.json لمحركات البحث ${fact}، وهذا النص يقول للزوار غير ذلك؛ صححوا أحدهما`,
  oldFigure: (months) => `مضى على هذا الرقم ${months} شهرًا؛ أحصوه من جديد أو احذفوه`,
  saudiForm: (number: keyof typeof saudiForms) =>
    `صيغة هذا الرقم في السعودية: ${saudiForms[number]}؛ اكتبوه كما في الوثيقة، أو صححوا "country"`,
  hasExpired: (date) => `انتهى هذا في ${date} ولم يعد الموقع يعرضه؛ جدّدوه أو احذفوا العنصر`,
  endsSoon: (days) => `عدد الأيام حتى ينتهي هذا: ${days}؛ جدّدوه في وقته`,
  otherOrder: (file: string, other: unknown) =>
    `في هذا الموضع من ${file}: ${other}؛ اكتبوا العملاء أنفسهم بالترتيب نفسه في كل لغة`,

  colourPair: (own, name, ground) => `${own} على اللون ${name} (${ground})`,
  contrast: (pair, found, needed, nearest) =>
    `تباين ${pair} هو ${found}، ويحتاج النص إلى ${needed}؛ وأقرب لون مقروء ${nearest}`,
  noContrast: (pair: string, found: string, needed: number, grounds: readonly string[]) =>
    `تباين ${pair} هو ${found}، ويحتاج النص إلى ${needed}؛ ولا لون يُقرأ على ${grounds.join(" و")} معًا؛ غيّروا هذه`,

  launchDocuments: {
    "package.json": "اسم العرض التجريبي؛ اكتبوا اسم موقعكم ووصفه",
    "README.md": "اسم العرض التجريبي؛ اكتبوا عن موقعكم",
    "README.ar.md": "اسم العرض التجريبي؛ اكتبوا عن موقعكم، أو احذفوا الملف",
  },
  launchFile: "صورة أو ملف من العرض التجريبي؛ ضعوا ما لديكم مكانه",
  launchValue: (meaning = "نصكم أنتم.") => `هذا كما في العرض التجريبي؛ اكتبوا هنا: ${meaning}`,
  launchWord: (word) => `«${word}» اسم العرض التجريبي أو عنوانه أو مدينته أو سنته؛ اكتبوا ما يخصكم`,
  launchLicence: "لا تذكر الرخصة غير العرض التجريبي؛ أضيفوا سطرًا باسم صاحب الحقوق، أو ضعوا رخصتكم",

  launchNothing: "لم يبق شيء من العرض التجريبي.",
  launchNothingHere: "لم يبق هنا شيء من العرض التجريبي.",
  launchLeft: (count) =>
    `عدد ما يجب تغييره في الموقع كله قبل إطلاقه: ${count}\nتفصيل ملف: npm run check:launch -- content/site.json\nما يصح على شركتكم أيضًا: npm run check:launch -- --keep "content/site.json:city.ar" locales/ar/forms.json`,
  launchKept: (places: string[]) => `أُبقي لأنه يصح على شركتكم أيضًا: ${places.join("، ")}`,
  launchNotListed: (place) => `ليس ${place} في قائمة npm run check:launch.`,

  formatFixed: (file) => `${file}: رُتّبت المسافات والأسطر، ولا يلزم غير ذلك`,
  leftOverRemoved: (file, isWhole) => (isWhole ? `حُذف الملف ${file}` : `حُذفت أسطر من ${file}`),
  leftOver:
    "هذه نصوص لشيء حذفتموه؛ يحذفها من كل لغة الأمر npm run check:content -- --remove-left-over",

  placeholder: (words) => `«${words}» نص مؤقت؛ اكتبوا النص نفسه`,
  openingMissing: (bracket) => `ينقص قوس البداية ${bracket} قبل هذا الموضع`,
  notSecure: "اكتبوا https:// مكان http://؛ ولا يقبل الموقع غيرها",

  onlyFrameAddress: "اكتبوا العنوان الذي بعد src= وحده",
  spaceAround: "قبل هذا أو بعده مسافة؛ احذفوها",
  invisibleSign: "دخلت علامة خفية عند النسخ؛ احذفوا القيمة كلها واكتبوها من جديد",
  otherDigits: "اكتبوا الأرقام بالأشكال 0 إلى 9",
};

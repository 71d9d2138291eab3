import { z } from "zod";
import { described, group, route, schemaReference, textKey, type Words } from "./fields";

const item = described(
  group("NavigationItem", {
    label: textKey(
      { en: ["Words", "The key of the words shown."], ar: ["الكلمات", "مفتاح الكلمات الظاهرة."] },
      "common:navigation.home",
    ),
    to: route(
      {
        en: ["Page", "The page, without a language, with or without an anchor."],
        ar: ["الصفحة", "مسار الصفحة بلا لغة، وقد يتبعه اسم قسم منها."],
      },
      "/clients#careers",
    ),
  }),
  { en: ["Link", "One link."], ar: ["رابط", "رابط واحد."] },
);

const menu = (maximum: number, { en, ar }: Words) =>
  described(z.array(item).min(1).max(maximum), {
    en: [en[0], `${en[1]} At most ${maximum} items.`],
    ar: [ar[0], `${ar[1]} ${maximum} عناصر على الأكثر.`],
  });

/** The menus. */
export const navigation = described(
  z.strictObject({
    $schema: schemaReference("navigation"),
    main: menu(6, {
      en: ["Main menu links", "The menu at the top of every page."],
      ar: ["روابط القائمة الرئيسية", "القائمة أعلى كل صفحة."],
    }),
    overlay: menu(7, {
      en: ["Full-screen menu links", "The menu that fills the screen."],
      ar: ["روابط القائمة الكاملة", "القائمة التي تملأ الشاشة."],
    }),
    footer: menu(8, {
      en: ["Footer links", "The company's links at the foot."],
      ar: ["روابط أسفل الصفحة", "روابط الشركة أسفل الصفحة."],
    }),
    legal: menu(6, {
      en: ["Small print links", "The small print at the foot."],
      ar: ["الروابط القانونية", "الروابط القانونية أسفل الصفحة."],
    }),
  }),
  { en: ["Menus", "The menus of the site."], ar: ["القوائم", "قوائم الموقع."] },
);

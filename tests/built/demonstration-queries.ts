import type { Language } from "../../src/i18n/languages";

/** What visitors type, separated by commas, by the place that must come first among the results. */
export const queries: Record<Language, Record<string, string>> = {
  ar: {
    "/services/#resturant": "مطعم، مطاعم، المطاعم، وللمطاعم، اداره المطاعم، مطاغم",
    "/services/#build": "بناء، البناء، إنشاءات، تشيييد، تسليم المفتاح",
    "/projects/school/": "مدرسة، مدارس، مدارس الأفق السابع",
    "/projects/": "سابقة الأعمال، مشاريعكم",
    "/projects/road-bridge/": "جسر",
    "/projects/parking-structure/": "مواقف السارية، السالمية",
    "/projects/neighbourhood-mosque/": "مسجد",
    "/clients/#careers": "وظيفة، وظائف، بالوظائف، وضائف، توظيف",
    "/clients/#partners": "شريك",
    "/clients/#clients": "عميل",
    "/contact-us/#contact-info": "جوال، هاتف، الهاتف، تلفون، عنوان، ساعات الدوام، عنوان الشركة",
    "/contact-us/#location": "خريطة، الخريطه",
    "/contact-us/#contact-form": "سعر المتر",
    "/who-we-are/#goals": "هدف، أهدافكم",
    "/privacy/": "خصوصية",
    "/#vision": "٢٠١٦، كم سنة خبرة، تأسيس",
  },
  en: {
    "/services/#resturant": "restaurant, Restaurants, the restaurants, resturant, catering",
    "/services/#build": "construction, constructing, constuction, builder, turnkey",
    "/projects/villa-dusk/": "villas",
    "/projects/": "track record, portfolio",
    "/projects/road-bridge/": "bridge",
    "/projects/parking-structure/": "car park, Al Sariya Parking",
    "/projects/neighbourhood-mosque/": "mosque",
    "/projects/pipe-trench/": "Sohar",
    "/clients/#careers": "job, jobs, careers, carreers, vacancy",
    "/clients/#partners": "partner",
    "/clients/#clients": "customers",
    "/contact-us/#contact-info":
      "phone, phones, telephone, mobile number, adress, working hours, company address",
    "/contact-us/#location": "map, directions",
    "/contact-us/#contact-form": "price per metre",
    "/who-we-are/#goals": "goal, objectives",
    "/privacy/": "privacy",
    "/terms_and_conditions/": "conditions",
    "/#vision": "٢٠١٦, founded, how many years of experience",
  },
};

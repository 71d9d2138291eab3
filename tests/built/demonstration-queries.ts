import type { Language } from "../../src/i18n/languages";

/** What a visitor types, the place of the first result, and the beginning of its title where several results share a place. */
export type Query = [typed: string, place: string, title?: string];

const restaurants = "/services/#resturant";
const construction = "/services/#build";
const careers = "/clients/#careers";
const partners = "/clients/#partners";
const clients = "/clients/#clients";
const details = "/contact-us/#contact-info";
const form = "/contact-us/#contact-form";
const map = "/contact-us/#location";
const goals = "/who-we-are/#goals";
const founding = "/#vision";
const privacy = "/privacy/";
const terms = "/terms_and_conditions/";

/** Queries for the demonstration's pages, each with the result that must come first. */
export const queries: Record<Language, Query[]> = {
  ar: [
    ["مطعم", restaurants],
    ["مطاعم", restaurants],
    ["المطاعم", restaurants],
    ["وللمطاعم", restaurants],
    ["اداره المطاعم", restaurants],
    ["مطاغم", restaurants],
    ["بناء", construction],
    ["البناء", construction],
    ["إنشاءات", construction],
    ["تشيييد", construction],
    ["وظيفة", careers],
    ["وظائف", careers],
    ["بالوظائف", careers],
    ["وضائف", careers],
    ["توظيف", careers],
    ["جوال", details],
    ["هاتف", details],
    ["الهاتف", details],
    ["تلفون", details],
    ["عنوان", details],
    ["ساعات الدوام", details],
    ["خريطة", map],
    ["الخريطه", map],
    ["هدف", goals],
    ["أهدافكم", goals],
    ["شريك", partners],
    ["عميل", clients],
    ["خصوصية", privacy],
    ["٢٠١٦", founding],
    ["مدرسة", "/services/#work-school"],
    ["عنوان الشركة", details],
    ["كم سنة خبرة", founding],
    ["تسليم المفتاح", construction],
    ["تأسيس", founding],
    ["سعر المتر", form],
  ],
  en: [
    ["restaurant", restaurants],
    ["Restaurants", restaurants],
    ["the restaurants", restaurants],
    ["resturant", restaurants],
    ["catering", restaurants],
    ["construction", construction],
    ["constructing", construction],
    ["constuction", construction],
    ["builder", construction],
    ["job", careers],
    ["jobs", careers],
    ["careers", careers],
    ["carreers", careers],
    ["vacancy", careers],
    ["phone", details],
    ["phones", details],
    ["telephone", details],
    ["mobile number", details],
    ["adress", details],
    ["working hours", details],
    ["map", map],
    ["directions", map],
    ["goal", goals],
    ["objectives", goals],
    ["partner", partners],
    ["customers", clients],
    ["privacy", privacy],
    ["conditions", terms],
    ["٢٠١٦", founding],
    ["villas", "/services/#work-villa-dusk"],
    ["company address", details],
    ["price per metre", form],
    ["turnkey", construction],
    ["founded", founding],
    ["how many years of experience", founding],
  ],
};

import type { Language } from "../../src/i18n/languages";

/** What visitors type, separated by commas, by the place that must come first among the results. */
export const queries: Partial<Record<Language, Record<string, string>>> = {
  ar: {
    "/projects/warehouse/": "مستودعات",
    "/vacancies/site-engineer-riyadh/": "مهندس مدني، مهندس موقع",
    "/privacy/#retention": "حذف بياناتي",
    "/news/": "اخر الاخبار",
    "/policy/#responsibility": "الاستدامة، مسؤولية اجتماعية، مباني خضراء",
    "/projects/villa-dusk/": "مقاول فلل الرياض",
    "/clients/#testimonials": "اراء العملاء",
    "/services/#stage-defects": "ضمان، الضمان كم سنة، صيانة بعد التسليم",
    "/prequalification/#late": "تاخير، غرامات التأخير",
    "/contact-us/#to-tender": "عرض سعر، ابغى عرض سعر",
    "/services/#resturant":
      "مطعم، مطاعم، المطاعم، وللمطاعم، بالمطاعم، مطاعمكم، المَطَاعِم، المطـــاعم، ٱلمطاعم، اداره المطاعم، مطاغم",
    "/prequalification/": "منافسة، مناقصات، عطاء، تأهيل، تأهيل مسبق",
    "/contact-us/#to-suppliers":
      "مورد، تسجيل مورد، موردين، مقاول باطن، بوابة الموردين، أوامر الشراء، مقاول من الباطن، مقاول من الباطن تكييف، موردين مواد بناء، اعتماد موردين، vendor registration",
    "/contact-us/#to-site":
      "إزعاج، ضوضاء، غبار، طوارئ، غبار من الموقع، اصوات مزعجة في الليل، خطر سقوط رافعة، العمل ليلا، الشارع مغلق، noise",
    "/contact-us/#to-defect":
      "عيب، عيوب، تسرب، تشقق، تسريب ماء من السقف، تشققات في الجدار، كهرباء مقطوعة، سباك، المكيف لا يعمل، المصعد عطلان، leak",
    "/contact-us/#to-press":
      "صحافة، صحفي، إعلام، media، متحدث رسمي، شعار الشركة، بيان صحفي، الشعار، مدير الاعلام، لوغو، ناطق رسمي، صور عالية الدقة",
    "/prequalification/#credentials":
      "رخصة، شهادة الزكاة، غرفة تجارية، ايزو، شهادات الجودة، تصنيف المقاولين، رقم السجل التجاري، التأمينات الاجتماعية، سلامة الغذاء",
    "/prequalification/#identity": "رقم ضريبي، الرقم الموحد",
    "/prequalification/#safety": "HSE، إصابات العمل، معدل الإصابات، حوادث العمل، سلامه",
    "/prequalification/#capacity":
      "السعودة، نطاقات، الإيرادات، القوائم المالية، علاقات المستثمرين، آلات ومعدات، كم عدد الموظفين، ضمان بنكي، نسبة السعودة، التقارير المالية، CEO، المدير العام، مجلس الإدارة، ملاك الشركة، المالك، المساهمون، مراجع الحسابات، شركة تابعة، محتوى محلي، سيولة",
    "/policy/#transparency": "حوكمة، مكافحة الفساد، مستحقات متأخرة",
    "/vacancies/quality-trainee-jeddah/": "تدريب صيفي، تمهير",
    "/who-we-are/#roles": "مسؤوليات",
    "/profile/company-profile-ar.pdf": "بروفايل، بروشور، brochure، تحميل البروفايل",
    "/clients/#client-9": "مستشفى، عيادة",
    "/services/#build": "بناء، البناء، إنشاءات، تشيييد، تسليم المفتاح، ترميم",
    "/projects/school/": "مدرسة، مدارس، جامعة",
    "/projects/":
      "سابقة الأعمال، مشاريعكم، مشاريعنا، مشروع، المشاريع، مشاريع حكومية، خبرات سابقة، مشاريع قيد التنفيذ، نيوم",
    "/prequalification/#projects": "قيمة العقد",
    "/services/": "تصميم وتنفيذ",
    "/who-we-are/": "فيديو",
    "/accessibility/#settings": "حجم الخط",
    "/projects/retail-street/": "مول",
    "/projects/road-bridge/": "جسر، جسور، الجسور، كوبري",
    "/projects/parking-structure/": "مبنى مواقف، كراج",
    "/projects/neighbourhood-mosque/": "مسجد، مساجد، جامع",
    "/clients/#careers":
      "وظيفة، وظائف، بالوظائف، وضائف، توظيف، رواتب، سيرة ذاتية، ارسل سيرتي الذاتية، ايميل الموارد البشرية، careers",
    "/clients/#partners": "شريك",
    "/clients/#clients": "عميل",
    "/clients/#client-11": "مواقف السارية",
    "/contact-us/#contact-info":
      "جوال، هاتف، الهاتف، تلفون، عنوان، ساعات الدوام، عنوان الشركة، رقم الواتس، متى تفتحون، أوقات الدوام في رمضان",
    "/contact-us/#location": "خريطة، الخريطه، فرع، وين موقعكم، مقر الشركة",
    "/contact-us/#contact-form":
      "سعر المتر، اسعار، كم سعر بناء المتر، شكوى، الشكاوى، شكوى من الجيران",
    "/who-we-are/#goals": "هدف، أهدافكم",
    "/privacy/": "خصوصية",
    "/#vision": "٢٠١٦، كم سنة خبرة، تأسيس",
  },
  en: {
    "/accessibility/": "accessibility",
    "/news/": "news, latest news",
    "/policy/#responsibility": "sustainability, CSR, LEED",
    "/projects/warehouse/": "warehouse",
    "/vacancies/site-engineer-riyadh/": "site engineer",
    "/policy/#commitment": "misconduct",
    "/services/#resturant":
      "restaurant, Restaurants, the restaurants, resturant, catering, restaurant fit out, franchise",
    "/contact-us/#to-tender":
      "tender, RFQ, bid, RFP, request for proposal, invitation to bid, quotation, get a quote",
    "/contact-us/#to-suppliers":
      "vendor, vendor registration, AVL, subcontractor, supplier portal, purchase order, register as a supplier, become a supplier, building materials, subcontract",
    "/contact-us/#to-site":
      "noise, dust, neighbour, emergency, noise at night, construction noise next door, danger, 24 hours, hotline",
    "/contact-us/#to-defect":
      "defect, leak, crack, snag, water damage, electricity out, no electricity, snag list, water leaking from the ceiling, air conditioning not working, door broken, roof leak, cracks in wall",
    "/contact-us/#to-press":
      "press, media, journalist, spokesperson, photos, media kit, press release, logo download, high resolution photos",
    "/prequalification/": "prequalification, PQ",
    "/prequalification/#credentials":
      "classification, zakat, GOSI, insurance, ISO, ISO 9001, contractor grade, CR number, zakat certificate, food safety",
    "/prequalification/#identity": "VAT number",
    "/prequalification/#safety":
      "safety record, LTIFR, fatalities, safety statistics, accidents, TRIFR",
    "/prequalification/#capacity":
      "Saudization, revenue, backlog, litigation, financial statements, investor relations, performance bond, number of employees, annual turnover, bank guarantee, annual report, local content, CEO, board of directors, shareholders, who is the CEO, owner, general manager, auditor, subsidiary, credit rating",
    "/prequalification/#late": "delay, liquidated damages",
    "/policy/#transparency": "governance, code of conduct, late payment, payment terms",
    "/clients/#testimonials": "testimonials, client references",
    "/vacancies/quality-trainee-jeddah/":
      "summer training, apprentice, graduate, internship, coop training",
    "/who-we-are/#roles": "responsibilities",
    "/profile/company-profile-en.pdf": "brochure, company profile, download, profile pdf",
    "/projects/rebar-formwork/": "hospital",
    "/services/#build": "construction, constructing, constuction, builder, turnkey, renovation",
    "/projects/villa-dusk/": "villas, villas in Riyadh",
    "/projects/":
      "track record, portfolio, government projects, ongoing projects, projects under construction, NEOM",
    "/prequalification/#projects": "contract value",
    "/services/": "design and build",
    "/services/#stage-defects": "warranty",
    "/who-we-are/": "video",
    "/accessibility/#settings": "font size",
    "/projects/retail-street/": "mall",
    "/projects/road-bridge/": "bridge, flyover",
    "/projects/parking-structure/": "car park",
    "/projects/neighbourhood-mosque/": "mosque, masjid",
    "/clients/#client-13": "Wadi Al Qata",
    "/clients/#careers":
      "job, jobs, careers, carreers, vacancy, salary, CV, HR, human resources, where do I send my CV, part time",
    "/clients/#partners": "partner",
    "/clients/#client-11": "Al Sariya Parking",
    "/clients/#clients": "customers",
    "/contact-us/#contact-info":
      "phone, phones, telephone, mobile number, adress, working hours, company address, opening hours, when are you open, Ramadan hours, whatsapp number",
    "/contact-us/#location": "map, directions, branch, where are you located",
    "/contact-us/#contact-form":
      "price per metre, price, complaint, file a complaint, I want to complain",
    "/who-we-are/#goals": "goal, objectives",
    "/privacy/": "privacy, privacy policy, delete my data",
    "/terms_and_conditions/": "conditions",
    "/#vision": "٢٠١٦, founded, how many years of experience",
  },
};

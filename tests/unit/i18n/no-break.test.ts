import { withoutLooseEnds } from "../../../src/i18n/no-break";

test.each([
  ["averaged 57 MPa at 28 days", "averaged 57_MPa at_28_days"],
  ["1,200 mm in diameter, at −22 °C", "1,200_mm in_diameter, at_−22_°C"],
  ["بمتوسط 57 ميغاباسكال في 43 ساعة", "بمتوسط 57_ميغاباسكال في_43_ساعة"],
  [
    "ننفذ مباني مساحتها من 1,500 إلى 60,000 متر مربع، ونعمل وفق المواصفات وفي كل موقع مدير واحد",
    "ننفذ مباني مساحتها من_1,500_إلى_60,000_متر مربع، ونعمل وفق المواصفات وفي_كل_موقع مدير_واحد",
  ],
  ["قطعة أرض واحدة، من أول خط إلى تسليم المفاتيح", "قطعة أرض واحدة، من_أول خط إلى_تسليم المفاتيح"],
  ["لا جودة 54% ولا موعد", "لا_جودة 54<%< ولا_موعد"],
  ["and infrastructure", "and infrastructure"],
  ["One.\r\n\r\nTwo.", "One.\n\nTwo."],
  [
    "We work to the specification, the programme and the safety plan, and hand over the building as drawn",
    "We work to the specification, the programme and the safety plan, and hand over the building as_drawn",
  ],
  [
    "In July 2019, the third. At level 19, level 20",
    "In_July 2019, the_third. At_level 19, level 20",
  ],
  ["and with the date, and of the day", "and with_the_date, and_of_the_day"],
  ["Handed over {{count}} months early", "Handed over {{count}}_months early"],
  [
    "Since 2016 we build to E283 and E331: +966 11 000 0000",
    "Since 2016 we build to_E283 and_E331: +966 11 000 0000",
  ],
])("%s keeps together what belongs together", (text, set) => {
  expect(withoutLooseEnds(text).replaceAll("\u00a0", "_").replaceAll("\u200e", "<")).toBe(set);
});

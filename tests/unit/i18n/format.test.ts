import { formatDate, formatWorth } from "../../../shared/format";
import { dayCodes, hoursInWords } from "../../../shared/opening-hours";

test.each([
  ["ar", "gregory", "24 نوفمبر 2026"],
  ["ar", "islamic-umalqura", "14 جمادى الآخرة 1448"],
  ["en", "gregory", "24 November 2026"],
  ["en", "islamic-umalqura", "14 Jumada II 1448"],
] as const)("in %s a day by the calendar %s is %s", (language, calendar, words) => {
  expect(formatDate("2026-11-24", language, calendar)).toBe(words.replace(" ", "\u00a0"));
});

test.each([
  ["en", { amount: 212_000_000, currency: "SAR" }, "SAR 212 million"],
  ["en", { amount: 9_800_000, currency: "BHD" }, "BHD 9.8 million"],
  ["en", { amount: 212_000_000, currency: "SAR", asBand: true }, "SAR 100–250 million"],
  ["en", { amount: 250_000_000, currency: "SAR", asBand: true }, "SAR 250–500 million"],
  ["en", { amount: 9_800_000, currency: "BHD", asBand: true }, "BHD 5–10 million"],
  ["ar", { amount: 212_000_000, currency: "SAR" }, "212 مليون ريال سعودي"],
  ["ar", { amount: 19_000_000, currency: "QAR", asBand: true }, "10 ملايين – 25 مليون ريال قطري"],
] as const)("in %s a contract of %o is worth %s", (language, value, words) => {
  expect(formatWorth(value, language).replaceAll("\u00a0", " ")).toBe(words);
});

test.each([
  ["en", ["Su", "Mo", "Tu"], "00:30", "12:00", "days Sunday Tuesday, time1 12:30, time2 12:00"],
  ["en", ["Mo", "Fr"], "08:00", "17:05", "Monday and Friday, time1 8:00, time2 5:05"],
  ["ar", ["Su"], "11:59", "13:00", "الأحد, time1 11:59, time2 1:00"],
  ["en", dayCodes, "08:00", "20:00", "days Monday Sunday, time1 8:00, time2 8:00"],
] as const)(
  "in %s the hours of %j from %s to %s are %s",
  (language, days, opens, closes, words) => {
    const found = hoursInWords({ days, opens, closes }, language, (key, values) =>
      [key.split(".")[1], ...Object.values(values)].join(" "),
    );
    expect(Object.values(found).join(", ")).toBe(words);
  },
);

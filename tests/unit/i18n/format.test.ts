import { formatDate } from "../../../src/i18n/format";

test.each([
  ["ar", "gregory", "24 نوفمبر 2026"],
  ["ar", "islamic-umalqura", "14 جمادى الآخرة 1448"],
  ["en", "gregory", "24 November 2026"],
  ["en", "islamic-umalqura", "14 Jumada II 1448"],
] as const)("in %s a day by the calendar %s is %s", (language, calendar, words) => {
  expect(formatDate("2026-11-24", language, calendar)).toBe(words.replace(" ", "\u00a0"));
});

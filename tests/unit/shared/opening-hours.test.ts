import { openingAt, timeIn, timeZoneOf } from "../../../src/shared/opening-hours";

const hours = [
  { id: "week", days: ["Su", "Mo", "Tu", "We", "Th"], opens: "08:00", closes: "17:00" },
  { id: "saturday", days: ["Sa"], opens: "09:00", closes: "13:00" },
  {
    id: "ramadan",
    days: ["Su", "Mo", "Tu", "We", "Th"],
    opens: "10:00",
    closes: "16:00",
    period: { from: "2027-02-08", to: "2027-03-08" },
  },
];

test.each([
  ["at its first minute it is open", "2026-11-25T08:00", "open week"],
  ["before it opens, it opens today", "2026-11-25T07:59", "2026-11-25 week"],
  ["at closing time, tomorrow", "2026-11-25T17:00", "2026-11-26 week"],
  ["after the last day of the week, after the weekend", "2026-11-26T18:00", "2026-11-28 saturday"],
  ["on Saturday who is there then", "2026-11-28T12:59", "open saturday"],
  ["on Saturday afternoon, on Sunday", "2026-11-28T13:00", "2026-11-29 week"],
  ["in Ramadan by its hours", "2027-02-10T09:00", "2027-02-10 ramadan"],
  ["in Ramadan not on Saturday", "2027-02-13T10:00", "2027-02-14 ramadan"],
  ["after Ramadan as before", "2027-03-08T16:00", "2027-03-09 week"],
])("%s", (_name, now, expected) => {
  const [date = "", time = ""] = now.split("T");
  const next = openingAt(hours, { date, time });
  expect(`${next?.isOpen ? "open" : next?.date} ${next?.hours.id}`).toBe(expected);
});

test("an office without hours has no next opening", () => {
  expect(openingAt([], { date: "2026-11-25", time: "22:00" })).toBeUndefined();
});

test("the hour is that of the office, where its country has one", () => {
  expect(timeZoneOf("SA")).toBe("Asia/Riyadh");
  expect(timeZoneOf("US")).toBeUndefined();
  const night = new Date("2026-11-25T22:30:00Z");
  expect(timeIn("Asia/Riyadh", night)).toEqual({ date: "2026-11-26", time: "01:30" });
});

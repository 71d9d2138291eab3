import { inXml } from "../../shared/markup";
import { texts } from "../../tests/unit/fixtures/small-site";
import { parseSite } from "../gatsby-plugin-checked-content/site/site-files";
import { writeFeeds } from "./feeds";
import { writePublicFile } from "./public-file";

jest.mock("../../shared/languages");
jest.mock("./public-file");

/** The Arabic feed of news with these texts. */
function feedOf(news: { date: string; text: string }[]): string {
  const files = news.map(({ date, text }, index): [string, string] => {
    const pair = { ar: text, en: text };
    const item = { date, title: pair, summary: pair, paragraphs: [pair] };
    return [`content/news/n${index}.json`, JSON.stringify(item)];
  });
  writeFeeds(parseSite("", new Map([...texts, ...files])));
  return String(jest.mocked(writePublicFile).mock.calls.at(-2)?.[1]);
}

test("a feed is well-formed and whole whatever its texts hold", () => {
  const feed = feedOf([{ date: "2026-03-01", text: "قبل <v1 & R&D ]]> بعد" }]);
  expect(feed).toContain(
    '<![CDATA[<div dir="rtl" lang="ar"><p>قبل &lt;v1 &amp; R&amp;D ]]&gt; بعد</p></div>]]>',
  );
  expect(feed).not.toMatch(/R&D(?![^<]*\]\]>)/);
});

test("a feed holds the newest 30, and nothing is dated ahead", () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from(
    { length: 31 },
    (_, day) => `2026-01-${String(day + 1).padStart(2, "0")}`,
  );
  const feed = feedOf([tomorrow, ...days].map((date) => ({ date, text: "خبر" })));
  const dates = [...feed.matchAll(/<(?:pubDate|lastBuildDate)>(.*?)</g)].map(
    ([, date = ""]) => date,
  );
  expect(dates.filter((date) => Date.parse(date) > Date.now())).toEqual([]);
  expect(feed.match(/<item>/g)).toHaveLength(30);
});

test("what XML cannot hold is left out of a feed", () => {
  expect(inXml("a\u000b\u0007\ud800\ufffe\tb\n😀")).toBe("a\tb\n😀");
});

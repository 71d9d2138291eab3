import { Feed } from "feed";
import { languages } from "../../shared/languages";
import { inHtml, inXml } from "../../shared/markup";
import { feedPath } from "../../shared/served-paths";
import { absoluteUrl } from "../../shared/urls";
import { currentEntries, entryPath } from "../gatsby-plugin-checked-content/collections";
import { contentFile, type SiteFiles } from "../gatsby-plugin-checked-content/site/site-files";
import { writePublicFile } from "./public-file";
import { siteAddress } from "./site-address";

/** The most items in a feed, the newest ones. Some readers refuse larger feeds. */
const most = 30;

/** Writes the news as a feed for each language. None without news. */
export function writeFeeds(site: SiteFiles): void {
  const facts = contentFile(site, "site")?.value;
  const news = currentEntries("news", site.news).slice(0, most);
  const [latest] = news;
  if (!facts || !latest) return;
  const { siteUrl } = siteAddress();
  for (const { code, dir } of languages) {
    const feed = new Feed({
      id: absoluteUrl(siteUrl, "/news", code),
      link: absoluteUrl(siteUrl, "/news", code),
      title: inXml(facts.fullName[code]),
      description: inXml(facts.tagline[code]),
      language: code,
      copyright: inXml(facts.fullName[code]),
      updated: new Date(latest.value.date),
      feedLinks: { rss: siteUrl + feedPath(code) },
    });
    for (const { id, value } of news) {
      const link = absoluteUrl(siteUrl, entryPath("news", id), code);
      // A reader's own page may have the other direction.
      const paragraphs = value.paragraphs.map((text) => `<p>${inHtml(text[code])}</p>`);
      feed.addItem({
        id: link,
        link,
        title: inXml(value.title[code]),
        description: inXml(value.summary[code]),
        content: `<div dir="${dir}" lang="${code}">${paragraphs.join("")}</div>`,
        date: new Date(value.date),
      });
    }
    writePublicFile(feedPath(code), feed.rss2());
  }
}

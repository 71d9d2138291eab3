import { Feed } from "feed";
import { currentEntries, entryPath } from "../content/collections";
import { contentFile, type SiteFiles } from "../content/site-files";
import { codes } from "../i18n/languages";
import { absoluteUrl } from "../i18n/urls";
import { feedPath } from "../shared/served-paths";
import { writePublicFile } from "./public-file";
import { siteAddress } from "./site-address";

/** Writes the news as a feed for each language. None without news. */
export function writeFeeds(site: SiteFiles): void {
  const facts = contentFile(site, "site")?.value;
  const news = currentEntries("news", site.news);
  const [latest] = news;
  if (!facts || !latest) return;
  const { siteUrl } = siteAddress();
  for (const code of codes) {
    const feed = new Feed({
      id: absoluteUrl(siteUrl, "/news", code),
      link: absoluteUrl(siteUrl, "/news", code),
      title: facts.fullName[code] ?? "",
      description: facts.tagline[code],
      language: code,
      copyright: facts.fullName[code] ?? "",
      updated: new Date(latest.value.date),
      feedLinks: { rss: siteUrl + feedPath(code) },
    });
    for (const { id, value } of news) {
      const link = absoluteUrl(siteUrl, entryPath("news", id), code);
      feed.addItem({
        id: link,
        link,
        title: value.title[code] ?? "",
        description: value.summary[code],
        content: value.paragraphs.map((text) => `<p>${text[code]}</p>`).join(""),
        date: new Date(value.date),
      });
    }
    writePublicFile(feedPath(code), feed.rss2());
  }
}

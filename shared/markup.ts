/** Characters that XML and pages cannot hold: control characters but tab and line feed, half a surrogate pair, noncharacters. https://www.w3.org/TR/xml/#charsets */
export const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}]/u;

/** A text without the characters that XML cannot hold. */
export const inXml = (text = ""): string => text.replace(new RegExp(unwritable, "gu"), "");

/** A text escaped as HTML, for what React does not render. */
export const inHtml = (text = ""): string =>
  inXml(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

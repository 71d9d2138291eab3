import type { SiteFacts } from "../content/schemas/site";
import { siteFacts } from "../content/site-facts";
import { countryName } from "../i18n/format";
import { codes, type Language } from "../i18n/languages";
import { absoluteUrl } from "../i18n/urls";
import { phoneDigits } from "../shared/phone-digits";
import { contactCardPath } from "../shared/served-paths";
import { siteAddress } from "./site-address";

type CardFacts = Pick<
  SiteFacts,
  "name" | "fullName" | "phones" | "email" | "address" | "city" | "country" | "legal"
>;

/** The company as a vCard (RFC 6350) in a language; `url` is its home page. */
export function contactCard(facts: CardFacts, language: Language, url: string): string {
  const { name, fullName, phones, email, city, country, legal } = facts;
  const { building, street, district, postcode } = legal?.nationalAddress ?? {};
  const spelled = (spellings?: Record<string, string>) => spellings?.[language] ?? "";
  const streetLine = street
    ? [`${building ?? ""} ${spelled(street)}`.trim(), spelled(district)]
    : [spelled(facts.address)];
  const address = [
    "",
    "",
    streetLine.filter(Boolean).map(escaped).join(","),
    escaped(spelled(city)),
    "",
    escaped(postcode ?? ""),
    escaped(countryName(country, language)),
  ];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `FN:${escaped(spelled(fullName))}`,
    `ORG:${escaped(spelled(fullName))}`,
    `NICKNAME:${escaped(spelled(name))}`,
    ...phones.map((phone) => `TEL;TYPE=work;VALUE=uri:tel:${phoneDigits(phone)}`),
    `EMAIL;TYPE=work:${escaped(email)}`,
    `ADR;TYPE=work:${address.join(";")}`,
    `URL:${url}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** The signs that have a meaning in a vCard, as text. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

/** The cards of all languages, by their paths below the site's root. */
export function contactCards(): Map<string, string> {
  const { siteUrl } = siteAddress();
  return new Map(
    codes.map((code) => [
      contactCardPath(code),
      contactCard(siteFacts(), code, absoluteUrl(siteUrl, "/", code)),
    ]),
  );
}

import type { SiteFacts } from "../content/schemas/site";
import { siteFacts } from "../content/site-facts";
import { codes, type Language } from "../i18n/languages";
import { absoluteUrl } from "../i18n/urls";
import { phoneDigits } from "../shared/phone-digits";
import { contactCardPath } from "../shared/served-paths";
import { siteAddress } from "./site-address";

type CardFacts = Pick<SiteFacts, "name" | "fullName" | "phones" | "email" | "address" | "contacts">;

/** The company as a vCard 3.0 (RFC 2426), which every address book reads, in a language; `url` is its home page. */
export function contactCard(facts: CardFacts, language: Language, url: string): string {
  const { name, fullName, phones, email, address, contacts = [] } = facts;
  const localize = (localized?: Record<string, string>) => localized?.[language] ?? "";
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // It must be there; that of a company is empty.
    "N:;;;;",
    `FN:${escaped(localize(fullName))}`,
    `ORG:${escaped(localize(fullName))}`,
    `NICKNAME:${escaped(localize(name))}`,
    ...phones.flatMap((phone, index) => {
      const [item, purpose] = [`item${index}`, contacts.find((one) => one.phone === phone)];
      const label =
        index > 0 && purpose ? [`${item}.X-ABLabel:${escaped(localize(purpose.name))}`] : [];
      return [`${item}.TEL;TYPE=WORK,VOICE:${phoneDigits(phone)}`, ...label];
    }),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    // In one line, as people read it.
    `ADR;TYPE=WORK:;;${escaped(localize(address))};;;;`,
    `URL:${url}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** The signs that have a meaning in a vCard, as text. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A line in pieces of at most 75 octets; those after the first begin with a space. */
function folded(line: string): string {
  const pieces = [""];
  for (const sign of line) {
    if (Buffer.byteLength(pieces.at(-1) + sign) > 75) pieces.push(" ");
    pieces[pieces.length - 1] += sign;
  }
  return pieces.join("\r\n");
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

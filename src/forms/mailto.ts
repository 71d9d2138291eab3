import { mailLink } from "../components/mail-link";

export interface Message {
  to: string;
  subject: string;
  /** The lines of the body: what each is and what was entered. */
  lines: readonly (readonly [label: string, value: string])[];
  /** The free text of several lines. It comes last, so that none of its lines can look like another field. */
  text?: string;
}

/**
 * The longest `mailto:` address, in characters. Windows: browsers open none above 2,048 (Chromium's platform_util_win.cc,
 * https://crbug.com/727909). Elsewhere a mail page in the browser is the narrowest: servers should take 8,000 (RFC 9110,
 * section 4.1), while phones take far more (https://stackoverflow.com/q/4473959). An Arabic letter counts six.
 */
export const mailtoLimit = () => (/^Win/.test(navigator.platform) ? 2000 : 8000);

/** The subject on one line, as a header must be. */
export function subjectOf({ subject }: Message): string {
  return toSingleLine(subject);
}

/** The body as plain text, its lines ended as mail ends them. */
export function bodyOf({ lines, text }: Message): string {
  const body = lines.map(([label, value]) => `${label}: ${toSingleLine(value)}`);
  const free = text === undefined ? [] : ["", ...stripInvisible(text).split("\n")];
  return [...body, ...free].join("\r\n");
}

/** The `mailto:` URL of a message (RFC 6068): one recipient, one subject, one body, whatever was entered. */
export function mailtoUrl(message: Message): string {
  return `${mailLink(message.to)}?subject=${encode(subjectOf(message))}&body=${encode(bodyOf(message))}`;
}

/** A text without any character that a mail program could read as a line break. */
function toSingleLine(text: string): string {
  return stripInvisible(text.replace(/[\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, " "));
}

/** Control characters but the line break, and those that turn the direction of what follows. */
const unseen = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text without characters that are invisible but have an effect. Lines end in `\n`, a tab becomes a space. */
function stripInvisible(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\t", " ").replace(unseen, "");
}

/** Percent-encodes all but letters, digits and `-._~`; half a surrogate pair, which no URL can carry, becomes U+FFFD. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD")).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

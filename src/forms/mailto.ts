import { mailLink } from "../shared/mail-link";
import { chatUrl } from "../shared/phone-digits";

export interface Message {
  to: string;
  subject: string;
  /** The lines of the body: what each is and what was entered. */
  lines: readonly (readonly [label: string, value: string])[];
  /** The free text of several lines. It comes last, so that none of its lines can look like another field. */
  text?: string;
}

/**
 * The longest URL, in characters, that Windows hands to a mail program: 2,083 (INTERNET_MAX_URL_LENGTH of wininet.h),
 * and some programs take a little less.
 */
const windowsMailLimit = 2000;

/**
 * The longest URL elsewhere. Phones and other systems take far more (an iPhone's Mail a megabyte, says
 * https://stackoverflow.com/q/4473959). Mail in a browser and wa.me are servers, which should take 8,000 (RFC 9110,
 * section 4.1); a WhatsApp message holds that many letters.
 */
const urlLimit = 8000;

const mailLimit = () => (/^Win/.test(navigator.platform) ? windowsMailLimit : urlLimit);

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

/** What opens a message in another program: `fitsInUrl` when all of it is in the URL. */
export interface Opening {
  url: string;
  fitsInUrl: boolean;
  /** The number of the WhatsApp chat; without one a mail program opens. */
  chat?: string;
}

/** The `mailto:` URL that opens a message, or with as much of it beside its body as a mail program takes. */
export function buildMailto(message: Message): Opening {
  const whole = mailtoUrl(message);
  const limit = mailLimit();
  if (whole.length <= limit) return { url: whole, fitsInUrl: true };
  const [withSubject = ""] = whole.split("&body=");
  const [bare = ""] = whole.split("?");
  return { url: withSubject.length <= limit ? withSubject : bare, fitsInUrl: false };
}

/** The URL that opens a message in the WhatsApp chat with a number, or the chat alone where the message is too long. */
export function buildChat(phone: string, message: Message): Opening {
  const chat = chatUrl(phone);
  const text = `${subjectOf(message)}\n\n${bodyOf(message).replaceAll("\r\n", "\n")}`;
  const whole = `${chat}?text=${encode(text)}`;
  return whole.length <= urlLimit
    ? { url: whole, fitsInUrl: true, chat: phone }
    : { url: chat, fitsInUrl: false, chat: phone };
}

/** Opens a message: in the mail program, or in a new tab. A browser allows the tab only while a press is handled. */
export function openMessage({ url, chat }: Opening): void {
  if (chat) window.open(url, "_blank", "noopener");
  else window.location.href = url;
}

/** A text without any character that a mail program could read as a line break. */
export function toSingleLine(text: string): string {
  return stripInvisible(text.replace(/[\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, " "));
}

/** Control characters but the line break, and those that turn the direction of what follows. */
const unseen = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text without characters that are invisible but have an effect. Lines end in `\n`, a tab becomes a space. */
export function stripInvisible(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\t", " ").replace(unseen, "");
}

/** Percent-encodes all but letters, digits and `-._~`; half a surrogate pair, which no URL can carry, becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD")).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

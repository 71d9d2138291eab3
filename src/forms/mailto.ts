export interface Message {
  to: string;
  subject: string;
  /** The lines of the body: what each is and what was entered. */
  lines: readonly (readonly [label: string, value: string])[];
  /** What was written freely, of several lines; it stands last, so that it can pass for no other line. */
  text?: string;
}

/** The longest `mailto:` URL, in characters, that mail programs and systems are known to take whole. */
export const mailtoLimit = 2000;

/** The subject on one line, as a header must be. */
export function subjectOf({ subject }: Message): string {
  return onOneLine(subject);
}

/** The body as plain text, its lines ended as mail ends them. */
export function bodyOf({ lines, text }: Message): string {
  const body = lines.map(([label, value]) => `${label}: ${onOneLine(value)}`);
  const free = text === undefined ? [] : ["", ...text.split(lineBreak)];
  return [...body, ...free].join("\r\n");
}

/** The `mailto:` URL of a message (RFC 6068): one recipient, one subject, one body, whatever was entered. */
export function mailtoUrl(message: Message): string {
  const to = message.to.split("@").map(encode).join("@");
  return `mailto:${to}?subject=${encode(subjectOf(message))}&body=${encode(bodyOf(message))}`;
}

const lineBreak = /\r\n|[\r\n]/;

/** A text without any break that a mail program could take for the end of a line. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}

/** Percent-encodes all but letters, digits and `-._~`; half a surrogate pair, which no URL can carry, becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD")).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

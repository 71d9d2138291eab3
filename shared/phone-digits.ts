/** A text with its digits, of whatever script, as 0-9. */
export function latinDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode the ten digits of a script are in order. Those of some scripts follow one another.
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/** The address of the WhatsApp chat with a number, which is written with its country code. */
export function chatUrl(phone: string): string {
  return `https://wa.me/${phoneDigits(phone).slice(1)}`;
}

/** A phone number as it is dialled: digits of any script become 0-9, a leading + stays, everything else goes. */
export function phoneDigits(text: string): string {
  return latinDigits(text)
    .replace(/[^0-9+]/g, "")
    .replace(/(?!^)\+/g, "");
}

/** A phone number as it is dialled: digits of any script become 0-9, a leading + stays, everything else goes. */
export function phoneDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^0-9+]/g, "")
    .replace(/(?!^)\+/g, "");
}

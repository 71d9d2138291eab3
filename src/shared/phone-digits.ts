/** A phone number as it is dialled: digits of any script become 0-9, a leading + stays, everything else goes. */
export function phoneDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[^0-9+]/g, "")
    .replace(/(?!^)\+/g, "");
}

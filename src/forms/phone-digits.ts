/** A phone number as it is dialled: Arabic-Indic and Persian digits become 0-9, a leading + stays, all else is left out. */
export function phoneDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[^0-9+]/g, "")
    .replace(/(?!^)\+/g, "");
}

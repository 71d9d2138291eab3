import { phoneDigits } from "./phone-digits";

/** The address of the WhatsApp chat with a number, which is written with its country code. */
export function chatUrl(phone: string): string {
  return `https://wa.me/${phoneDigits(phone).slice(1)}`;
}

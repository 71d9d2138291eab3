import { messages } from "../messages";

const faults: [RegExp, string][] = [
  [/^\s*$/, messages.emptyText],
  [/^http:\/\//, messages.notSecure],
  [/^<iframe\b/, messages.onlyFrameAddress],
  [/^\s|\s$/, messages.spaceAround],
  [/[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/, messages.invisibleSign],
  [/[٠-٩۰-۹]/, messages.otherDigits],
];

/** Explains wrong characters in an address, a number or a name: invisible ones, and those of another keyboard. */
export function signsOf(value: string): string | undefined {
  return faults.find(([sign]) => sign.test(value))?.[1];
}

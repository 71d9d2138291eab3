const faults: [RegExp, string][] = [
  [/^\s*$/, "this text is empty; write it"],
  [/^<iframe\b/, "write only the address that stands after src="],
  [/^\s|\s$/, "there is a space before or after this; remove it"],
  [
    /[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/,
    "an invisible sign came along when this was copied; delete all of it and type it again",
  ],
  [/[٠-٩۰-۹]/, "write numbers with the digits 0 to 9"],
];

/** Explains wrong characters in an address, a number or a name: invisible ones, and those of another keyboard. */
export function signsOf(value: string): string | undefined {
  return faults.find(([sign]) => sign.test(value))?.[1];
}

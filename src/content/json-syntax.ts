import { type ParseError, printParseErrorCode } from "jsonc-parser";

const byCode: Record<string, string> = {
  CommaExpected: "a comma is missing before this",
  ColonExpected: "a colon is missing after the name of the field",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  PropertyNameExpected:
    'a field name in "double quotes" is expected; is there a comma too many before this?',
  ValueExpected: "a value is expected; is there a comma too many before this?",
  UnexpectedEndOfString:
    'a closing double quote " is missing; a text stands on one line, with \\n\\n for an empty line in it',
  EndOfFileExpected: "there is something after the end of the content",
  InvalidCommentToken: "comments are not allowed in JSON",
  InvalidEscapeCharacter: "a backslash \\ does not belong here; folders are parted by /",
  InvalidUnicode: "a backslash \\ does not belong here; folders are parted by /",
  InvalidCharacter: "a tab or another invisible sign stands in a text; put a space in its place",
};

/** Kinds of mistakes, recognized by the text at the error. */
const bySign: [RegExp, string][] = [
  [
    /^(<{7}|={7}|>{7})/,
    "two people changed this place; keep one of the two texts, and delete the lines <<<<<<<, ======= and >>>>>>>",
  ],
  [/^[“”„«»‘’']/, 'straight double quotes " are expected here'],
  [/^[،٫؛]/, "this comma is an Arabic one; JSON needs the Latin comma ,"],
  [/^[٠-٩۰-۹]/, "write numbers with the digits 0 to 9"],
];

/** Explains a JSON syntax error in words. */
export function syntaxAdvice(text: string, { error, offset }: ParseError): string {
  if (!text.trim()) return "the file is empty; restore its text";
  const code = printParseErrorCode(error);
  const rest = text.slice(offset);
  const known = bySign.find(([sign]) => sign.test(rest));
  if (known) return known[1];
  if (code === "CommaExpected" && rest.startsWith("}")) return "a closing ] is missing before this";
  if (code === "CommaExpected" && rest.startsWith("]")) return "a closing } is missing before this";
  const [stray = rest.slice(0, 1)] = rest.match(/^[^\s",:{}[\]]+/) ?? [];
  return (
    byCode[code] ??
    `“${stray}” stands outside the double quotes; a text stands whole between two ", and a quote inside it is written as “ or ”`
  );
}

/** The offset of the first character damaged by saving in another encoding than UTF-8; undefined if there is none. */
export function damagedAt(text: string): number | undefined {
  const place = text.search(/[\uFFFD\0]/);
  return place < 0 ? undefined : place;
}

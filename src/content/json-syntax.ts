import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { messages } from "./messages";

const byCode: Record<string, string> = {
  CommaExpected: messages.commaMissing,
  ColonExpected: messages.colonMissing,
  CloseBraceExpected: messages.closingMissing("}"),
  CloseBracketExpected: messages.closingMissing("]"),
  PropertyNameExpected: messages.fieldNameExpected,
  ValueExpected: messages.valueExpected,
  UnexpectedEndOfString: messages.quoteNotClosed,
  EndOfFileExpected: messages.afterTheEnd,
  InvalidCommentToken: messages.comment,
  InvalidEscapeCharacter: messages.backslash,
  InvalidUnicode: messages.backslash,
  InvalidCharacter: messages.tab,
};

/** Kinds of mistakes, recognized by the text at the error. */
const bySign: [RegExp, string][] = [
  [/^(<{7}|={7}|>{7})/, messages.twoChanges],
  [/^[“”„«»‘’']/, messages.curlyQuotes],
  [/^[،٫؛]/, messages.arabicComma],
  [/^[٠-٩۰-۹]/, messages.otherDigits],
];

/** Explains a JSON syntax error in words. */
export function syntaxAdvice(text: string, { error, offset }: ParseError): string {
  if (!text.trim()) return messages.emptyFile;
  const code = printParseErrorCode(error);
  const rest = text.slice(offset);
  const known = bySign.find(([sign]) => sign.test(rest));
  if (known) return known[1];
  if (code === "CommaExpected" && rest.startsWith("}")) return messages.closingMissing("]");
  if (code === "CommaExpected" && rest.startsWith("]")) return messages.closingMissing("}");
  if (code === "PropertyNameExpected" && rest.startsWith("{")) return messages.closingMissing("}");
  if (code === "CommaExpected" && rest.startsWith(":")) return messages.openingMissing("{");
  const [stray = rest.slice(0, 1)] = rest.match(/^[^\s",:{}[\]]+/) ?? [];
  return byCode[code] ?? messages.outsideQuotes(stray);
}

/** The offset of the first character damaged by saving in another encoding than UTF-8; undefined if there is none. */
export function damagedAt(text: string): number | undefined {
  const place = text.search(/[\uFFFD\0]/);
  return place < 0 ? undefined : place;
}

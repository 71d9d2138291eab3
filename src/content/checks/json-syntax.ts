import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { messages } from "../messages";

/** Kinds of mistakes: the parser's code, then the text at the error. The first row that matches both counts. */
const kinds: [code: RegExp, text: RegExp, advice: () => string][] = [
  [/./, /^(<{7}|={7}|>{7})/, () => messages.twoChanges],
  [/./, /^[“”„«»‘’']/, () => messages.curlyQuotes],
  [/./, /^[،٫؛]/, () => messages.arabicComma],
  [/./, /^[٠-٩۰-۹]/, () => messages.otherDigits],
  [/CommaExpected/, /^\}/, () => messages.closingMissing("]")],
  [/CommaExpected/, /^\]/, () => messages.closingMissing("}")],
  [/CommaExpected/, /^:/, () => messages.openingMissing("{")],
  [/CommaExpected/, /^/, () => messages.commaMissing],
  [/ColonExpected/, /^/, () => messages.colonMissing],
  [/CloseBraceExpected/, /^/, () => messages.closingMissing("}")],
  [/CloseBracketExpected/, /^/, () => messages.closingMissing("]")],
  [/PropertyNameExpected/, /^\{/, () => messages.closingMissing("}")],
  [/PropertyNameExpected/, /^/, () => messages.fieldNameExpected],
  [/ValueExpected/, /^/, () => messages.valueExpected],
  [/UnexpectedEndOfString/, /^/, () => messages.quoteNotClosed],
  [/EndOfFileExpected/, /^/, () => messages.afterTheEnd],
  [/InvalidCommentToken/, /^/, () => messages.comment],
  [/InvalidEscapeCharacter|InvalidUnicode/, /^/, () => messages.backslash],
  [/InvalidCharacter/, /^/, () => messages.tab],
];

/** Explains a JSON syntax error in words. */
export function syntaxAdvice(text: string, { error, offset }: ParseError): string {
  if (!text.trim()) return messages.emptyFile;
  const rest = text.slice(offset);
  const [stray = rest.slice(0, 1)] = rest.match(/^[^\s",:{}[\]]+/) ?? [];
  const kind = kinds.find(
    ([code, start]) => code.test(printParseErrorCode(error)) && start.test(rest),
  );
  return kind?.[2]() ?? messages.outsideQuotes(stray);
}

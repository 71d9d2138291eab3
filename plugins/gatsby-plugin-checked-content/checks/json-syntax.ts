import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { type MessageKey, t } from "../messages";

/** Kinds of mistakes: the parser's code, then the text at the error. The first row that matches both counts. */
const kinds: [code: RegExp, text: RegExp, advice: MessageKey, bracket?: string][] = [
  [/./, /^(<{7}|={7}|>{7})/, "twoChanges"],
  [/./, /^[“”„«»‘’']/, "curlyQuotes"],
  [/./, /^[،٫؛]/, "arabicComma"],
  [/./, /^[٠-٩۰-۹]/, "otherDigits"],
  [/CommaExpected/, /^\}/, "closingMissing", "]"],
  [/CommaExpected/, /^\]/, "closingMissing", "}"],
  [/CommaExpected/, /^:/, "openingMissing", "{"],
  [/CommaExpected/, /^/, "commaMissing"],
  [/ColonExpected/, /^/, "colonMissing"],
  [/CloseBraceExpected/, /^/, "closingMissing", "}"],
  [/CloseBracketExpected/, /^/, "closingMissing", "]"],
  [/PropertyNameExpected/, /^\{/, "closingMissing", "}"],
  [/PropertyNameExpected/, /^/, "fieldNameExpected"],
  [/ValueExpected/, /^/, "valueExpected"],
  [/UnexpectedEndOfString/, /^/, "quoteNotClosed"],
  [/EndOfFileExpected/, /^/, "afterTheEnd"],
  [/InvalidCommentToken/, /^/, "comment"],
  [/InvalidEscapeCharacter|InvalidUnicode/, /^/, "backslash"],
  [/InvalidCharacter/, /^/, "tab"],
];

/** Explains a JSON syntax error in words. */
export function syntaxAdvice(text: string, { error, offset }: ParseError): string {
  if (!text.trim()) return t("emptyFile");
  const rest = text.slice(offset);
  const [stray = rest.slice(0, 1)] = rest.match(/^[^\s",:{}[\]]+/) ?? [];
  const kind = kinds.find(
    ([code, start]) => code.test(printParseErrorCode(error)) && start.test(rest),
  );
  return kind ? t(kind[2], { bracket: kind[3] }) : t("outsideQuotes", { text: stray });
}

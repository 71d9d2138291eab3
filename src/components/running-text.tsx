import { Fragment } from "react";
import { mailLink } from "../shared/mail-link";
import { phoneDigits } from "../shared/phone-digits";

const mail = String.raw`[\w.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const number = String.raw`\d+(?:[.,:]\d+)*`;
/** Numbers of several groups: telephone numbers, dates, ranges, numbers of contracts. */
const groups = String.raw`(?<![\p{L}\d])\+?${number}(?:(?:[-–/]| (?=\d{3}))${number})+`;
const phone = String.raw`(?<![\p{L}\d])\+\d(?:[ -]?\d){7,14}(?!\d)`;
const setApart = new RegExp(`(${mail}|${phone}|${groups})`, "u");
const isPhone = new RegExp(`^${phone}$`, "u");

interface RunningTextProps {
  text: string;
  /** Without the links: an example beside a field. */
  isPlain?: boolean;
}

/**
 * A text as visitors read it: mail addresses and telephone numbers are links, and what has several groups of digits keeps
 * their order between Arabic words. https://www.w3.org/International/articles/inline-bidi-markup/
 */
export function RunningText({ text, isPlain = false }: RunningTextProps) {
  return text.split(setApart).map((piece, position) => {
    if (position % 2 === 0) return <Fragment key={position}>{piece}</Fragment>;
    const isNumber = isPhone.test(piece);
    const value = (
      <bdi key={position} dir="ltr" translate="no" className={isNumber ? "phone" : undefined}>
        {piece}
      </bdi>
    );
    if (isPlain || !(isNumber || piece.includes("@"))) return value;
    return (
      <a key={position} href={isNumber ? `tel:${phoneDigits(piece)}` : mailLink(piece)}>
        {value}
      </a>
    );
  });
}

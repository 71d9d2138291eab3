import { type ComponentProps, Fragment } from "react";
import { latinDigits, phoneDigits } from "../../shared/phone-digits";
import { mailLink } from "./mail-link";
import { useSiteFacts } from "./site-facts";

const mail = String.raw`[\w.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const number = String.raw`\p{Nd}+(?:[.,:]\p{Nd}+)*`;
/** Numbers of several groups: telephone numbers, dates, ranges, numbers of contracts. Behind Latin letters a number keeps their direction. */
const groups = String.raw`(?<!\p{Script=Latin}[ -]?|\p{Nd})\+?${number}(?:(?: ?[-–/] ?| (?=\p{Nd}{3}))${number})+(?:\p{Script=Latin}+[²³]?)?`;
const phone = String.raw`(?<!\p{Nd})\+\p{Nd}(?:[ -]?\p{Nd}){7,14}(?![ -]?\p{Nd})`;
const setApart = new RegExp(`(${mail}|${phone}|${groups})`, "u");
const isPhone = new RegExp(`^${phone}$`, "u");
/** An amount with its unit: thousands before any word, digits in one piece before a sign. */
const amount = /^\+(?:\d{1,3}(?: \d{3})+ ?[\p{L}%°]|\d+ ?(?:[%°]|\p{L}+[²³]))/u;

interface RunningTextProps extends Pick<ComponentProps<"p">, "className"> {
  text: string;
  /** The element that holds it alone. */
  as?: "blockquote" | "dd" | "figcaption" | "li" | "p" | "span";
  /** Without the links: an example beside a field. */
  isPlain?: boolean;
}

/**
 * A text as visitors read it: mail addresses and telephone numbers are links, and what has several groups of digits keeps
 * their order between Arabic words. https://www.w3.org/International/articles/inline-bidi-markup/
 */
export function RunningText({ text, isPlain = false, as: Box, ...rest }: RunningTextProps) {
  // The site's own numbers are links whatever stands behind them.
  const own = useSiteFacts().phones.map(phoneDigits);
  const pieces = text.split(setApart);
  const content = pieces.map((piece, position) => {
    if (position % 2 === 0) return <Fragment key={position}>{piece}</Fragment>;
    const isNumber =
      isPhone.test(piece) &&
      (own.includes(phoneDigits(piece)) || !amount.test(latinDigits(piece) + pieces[position + 1]));
    const isMail = piece.includes("@");
    // Arabic digits go from right to left, group by group, if only isolated.
    const Apart = isMail ? "bdi" : "bdo";
    const value = (
      <Apart key={position} dir="ltr" translate="no" className={isNumber ? "phone" : undefined}>
        {piece}
      </Apart>
    );
    if (isPlain || !(isNumber || isMail)) return value;
    return (
      <a key={position} href={isMail ? mailLink(piece) : `tel:${phoneDigits(piece)}`}>
        {value}
      </a>
    );
  });
  return Box ? <Box {...rest}>{content}</Box> : content;
}

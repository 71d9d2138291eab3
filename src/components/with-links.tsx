import { Fragment } from "react";
import { mailLink } from "../shared/mail-link";
import { phoneDigits } from "../shared/phone-digits";

/** Mail addresses, and phone numbers such as `+966…`. */
const contact = /([\w.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\+\d[\d ]*\d)/u;

interface WithLinksProps {
  text: string;
  /** Without the links: an example beside a field. */
  isPlain?: boolean;
}

/** A text whose mail addresses and phone numbers are links that read left to right, a number on one line. */
export function WithLinks({ text, isPlain = false }: WithLinksProps) {
  return text.split(contact).map((piece, position) => {
    if (position % 2 === 0) return <Fragment key={position}>{piece}</Fragment>;
    const isPhone = !piece.includes("@");
    const value = (
      <bdi key={position} dir="ltr" translate="no" className={isPhone ? "phone" : undefined}>
        {piece}
      </bdi>
    );
    if (isPlain) return value;
    return (
      <a key={position} href={isPhone ? `tel:${phoneDigits(piece)}` : mailLink(piece)}>
        {value}
      </a>
    );
  });
}

import { Fragment } from "react";
import { phoneDigits } from "../shared/phone-digits";

/** Mail addresses, and phone numbers such as `+966…`. */
const contact = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]*\d)/;

/** A text whose mail addresses and phone numbers are links that read left to right. */
export function WithLinks({ text }: { text: string }) {
  return text.split(contact).map((piece, position) => (
    <Fragment key={position}>
      {position % 2 ? (
        <a href={piece.includes("@") ? `mailto:${piece}` : `tel:${phoneDigits(piece)}`}>
          <bdi dir="ltr" translate="no">
            {piece}
          </bdi>
        </a>
      ) : (
        piece
      )}
    </Fragment>
  ));
}

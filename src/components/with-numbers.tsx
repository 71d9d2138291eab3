import { Fragment } from "react";

/** A text whose phone numbers read left to right, as `+966…`, among Arabic words too. */
export function WithNumbers({ text }: { text: string }) {
  return text.split(/(\+\d[\d ]*\d)/).map((piece, position) => (
    <Fragment key={position}>
      {position % 2 ? (
        <bdi dir="ltr" translate="no">
          {piece}
        </bdi>
      ) : (
        piece
      )}
    </Fragment>
  ));
}

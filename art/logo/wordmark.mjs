// The word beside the mark. Latin: its capitals stand on the foot of the mark and reach to
// the inner stroke. Arabic: the same size of type; it fills the height of the mark.
import { outline } from "../lib/outline.mjs";
import { FIELD, MARGIN } from "./mark.mjs";

const CAP_HEIGHT = 0.7;
const SIZE = 20 / CAP_HEIGHT;
const GAP = 8;

export const WORDS = {
  en: { text: "Rukn", direction: "ltr", baseline: FIELD - MARGIN },
  ar: { text: "ركن", direction: "rtl", baseline: 23.5 },
};

/** The lockup of a language (`en`, `ar`): path of the word, the width of the whole, and where the mark stands. */
export function lockup(language) {
  const { text, baseline, direction } = WORDS[language];
  const wordWidth = outline(text, { size: SIZE }).width;
  const width = Math.ceil(FIELD - MARGIN + GAP + wordWidth + MARGIN);
  const start = direction === "ltr" ? FIELD - MARGIN + GAP : width - FIELD + MARGIN - GAP;
  const { path } = outline(text, {
    size: SIZE,
    baseline,
    x: start,
    anchor: direction === "ltr" ? "start" : "end",
  });
  return { path, width, markX: direction === "ltr" ? 0 : width - FIELD };
}

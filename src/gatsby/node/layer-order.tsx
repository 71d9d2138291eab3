import type { PreRenderHTMLArgs } from "gatsby";

/** Which style sheet wins over which: those of a later layer over those of an earlier one. */
const order = "@layer reset, tokens, base, components, layout, sections, scripts, print;";

/** Puts the order of the cascade layers before every style sheet, since webpack decides which of those comes first. */
export function addLayerOrder({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs) {
  replaceHeadComponents([<style key="layer-order">{order}</style>, ...getHeadComponents()]);
}

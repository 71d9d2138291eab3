import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** Which style sheet wins over which: those of a later layer over those of an earlier one. */
const order = "@layer reset, tokens, base, components, layout, sections, scripts, print;";

/** What gatsby-plugin-image adds for its own component, which no page uses. */
const isUnused = (component: ReactNode) =>
  isValidElement(component) && `${component.key}`.startsWith("gatsby-image-style");

/** Puts the order of the cascade layers before every style sheet, and the sheets of all pages before the page's own. */
export function addLayerOrder({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs) {
  const components = getHeadComponents().filter((component) => !isUnused(component));
  const sheets = components.filter(isSheet).reverse();
  const rest = components.filter((component) => !isSheet(component));
  replaceHeadComponents([<style key="layer-order">{order}</style>, ...sheets, ...rest]);
}

function isSheet(component: ReactNode): boolean {
  return isValidElement<Record<string, unknown>>(component) && "data-href" in component.props;
}

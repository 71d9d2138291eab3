import type { GatsbyBrowser } from "gatsby";
import { createElement, Fragment, type ReactElement } from "react";

const nothing = createElement(Fragment);
let page: ReactElement = nothing;
let head: ReactElement = nothing;

/** In develop: the page with its last data. While a file of `content/` is broken, Gatsby gives pages none and they would throw. */
export const keepLastPage: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  if (props.data) page = element;
  return page;
};

/** The same for a page's `Head`, which Gatsby wraps as it wraps the whole site, and gives an empty object in place of no data. */
export const keepLastHead: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  if (!("data" in element.props)) return element;
  if (Object.keys(element.props.data ?? {}).length > 0) head = element;
  return head;
};

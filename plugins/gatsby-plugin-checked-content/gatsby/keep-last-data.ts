import type { GatsbyBrowser } from "gatsby";
import { createElement, Fragment, type ReactElement } from "react";

const nothing = createElement(Fragment);
let page: ReactElement = nothing;
let head: ReactElement = nothing;

/** In develop: shows the page with its last data. While a file of `content/` is broken, Gatsby passes no data, and the page would throw. */
export const keepLastPage: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  if (props.data) page = element;
  return page;
};

/** The same for `Head`, which Gatsby wraps with `wrapRootElement` too. Its data is then an empty object. */
export const keepLastHead: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  if (!("data" in element.props)) return element;
  if (Object.keys(element.props.data ?? {}).length > 0) head = element;
  return head;
};

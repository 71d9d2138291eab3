import { keepLastHead, keepLastPage } from "./gatsby/keep-last-data";

const isDevelop = process.env.NODE_ENV === "development";

export const wrapPageElement = isDevelop ? keepLastPage : undefined;
export const wrapRootElement = isDevelop ? keepLastHead : undefined;

import { codes } from "../../../shared/languages";
import { file, group, listOf, oneOf, pattern, route } from "./fields";

const redirect = group("Redirect", {
  from: pattern(/^\/[^\s?#*"'\\<>$]*\*?$/, "form.oldAddress", "/about-us.html"),
  to: route("/who-we-are"),
  language: oneOf("RedirectLanguage", codes, "en").optional(),
});

/** Addresses of an older site, and the pages that took their place. */
export const redirects = file("../schemas/redirects.schema.json", {
  items: listOf(redirect, "from"),
});

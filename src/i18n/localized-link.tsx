import { Link } from "gatsby";
import type { ComponentProps } from "react";
import { localizedPath, navigationPath } from "../../shared/urls";
import { isPageDisabled } from "./disabled-pages";
import { useLanguage } from "./translations";

interface LocalizedLinkProps extends Omit<ComponentProps<"a">, "href" | "ref"> {
  /** Path of a page without a language prefix, with or without an anchor: `/clients#careers`. */
  to: string;
  /** Adds the empty hash of navigation links. */
  navigation?: boolean;
}

/** A link to a page of this site, in the language of the page it stands on; nothing where the site leaves that page out. */
export function LocalizedLink({ to, navigation = false, ...rest }: LocalizedLinkProps) {
  const language = useLanguage();
  if (isPageDisabled(to)) return null;
  return (
    <Link {...rest} to={navigation ? navigationPath(to, language) : localizedPath(to, language)} />
  );
}

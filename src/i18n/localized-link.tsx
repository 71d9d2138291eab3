import { Link } from "gatsby";
import type { ComponentProps } from "react";
import { localizedPath, navigationPath } from "./urls";
import { useLanguage } from "./words";

interface LocalizedLinkProps extends Omit<ComponentProps<"a">, "href" | "ref"> {
  /** Path of a page without a language prefix, with or without an anchor: `/clients#careers`. */
  to: string;
  /** Adds the empty hash of navigation links. */
  navigation?: boolean;
  /** Replaces the current history entry. In a dialog, that is the dialog's own entry. */
  replace?: boolean;
}

/** A link to a page of this site, in the language of the page it stands on. */
export function LocalizedLink({ to, navigation = false, ...rest }: LocalizedLinkProps) {
  const language = useLanguage();
  return (
    <Link {...rest} to={navigation ? navigationPath(to, language) : localizedPath(to, language)} />
  );
}

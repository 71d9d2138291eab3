import { withPrefix } from "gatsby";
import { useTranslation } from "../i18n";
import * as styles from "./action.module.css";
import { Icon } from "./icon";

interface ProfileLinkProps {
  /** Where the site serves it in the page's language. */
  file: string | null;
  /** Of another file: what it is. */
  children?: string;
  kind?: "button" | "quiet";
}

/** The company profile, in a new tab. Nothing where the site has none. */
export function ProfileLink({ file, kind = "quiet", children }: ProfileLinkProps) {
  const { t } = useTranslation("common");
  if (!file) return null;
  return (
    <a href={withPrefix(file)} target="_blank" rel="noopener noreferrer" className={styles[kind]}>
      <Icon name="document" />
      {children ?? t("profile")}
      <span className="visually-hidden"> ({t("social.newTab")})</span>
    </a>
  );
}

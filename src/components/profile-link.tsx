import { withPrefix } from "gatsby";
import { useTranslation } from "../i18n";
import * as styles from "./action.module.css";
import { NewTabLink } from "./new-tab-link";

interface ProfileLinkProps {
  /** Where the site serves it in the page's language. */
  file: string | null;
  kind?: "button" | "quiet";
}

/** The company profile, in a new tab. Nothing where the site has none. */
export function ProfileLink({ file, kind = "quiet" }: ProfileLinkProps) {
  const { t } = useTranslation("common");
  if (!file) return null;
  return (
    <NewTabLink href={withPrefix(file)} icon="document" className={styles[kind]}>
      {t("profile")}
    </NewTabLink>
  );
}

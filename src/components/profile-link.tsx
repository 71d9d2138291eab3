import { withPrefix } from "gatsby";
import { useTranslation } from "../i18n";
import * as styles from "./action.module.css";
import { NewTabLink } from "./new-tab-link";
import { useSiteFacts } from "./site-facts";

/** The company profile, in a new tab. Nothing where the site has none. */
export function ProfileLink({ kind = "quiet" }: { kind?: "button" | "quiet" }) {
  const { t } = useTranslation("common");
  const { profile } = useSiteFacts();
  if (!profile) return null;
  return (
    <NewTabLink href={withPrefix(profile)} icon="document" className={styles[kind]}>
      {t("profile")}
    </NewTabLink>
  );
}

import { withPrefix } from "gatsby";
import { useTranslation } from "../i18n";
import * as styles from "./action.module.css";
import { Icon } from "./icon";

/** The company profile, in a new tab. Nothing where the site has none. */
export function ProfileLink({ file }: { file: string | null }) {
  const { t } = useTranslation("common");
  if (!file) return null;
  return (
    <a href={withPrefix(file)} target="_blank" rel="noopener noreferrer" className={styles.quiet}>
      <Icon name="document" />
      {t("profile")}
      <span className="visually-hidden"> ({t("social.newTab")})</span>
    </a>
  );
}

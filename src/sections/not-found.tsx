import { Action } from "../components/action";
import * as action from "../components/action.module.css";
import { openOverlay } from "../components/dialog/overlay";
import { Icon } from "../components/icon";
import { LocalizedLink, useTranslation } from "../i18n";
import * as styles from "./not-found.module.css";

/** The 404 page: its number drawn from corner strokes, and links to go on. Without scripts contact replaces search. */
export function NotFound() {
  const { t } = useTranslation(["not-found", "common"]);
  return (
    <div className={`stack ${styles.page}`}>
      <svg className={styles.figure} viewBox="0 0 302 120" aria-hidden="true">
        <path d="M6 1V78H78M78 1V119" />
        <path d="M116 6H186V114H116Z" />
        <path d="M224 1V78H296M296 1V119" />
        <rect x="135" y="44" width="32" height="32" />
      </svg>
      <div className={`stack ${styles.words}`}>
        <h1>{t("error404.title")}</h1>
        <p className="intro muted">{t("error404.message")}</p>
        <div className="ways">
          <Action to="/">{t("backHome")}</Action>
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${action.outline} with-scripts`}
            onClick={() => openOverlay("search")}
          >
            <Icon name="search" />
            {t("search")}
          </button>
          <LocalizedLink to="/contact-us" className={`${action.outline} without-scripts`}>
            <Icon name="email" />
            {t("common:navigation.contact")}
          </LocalizedLink>
        </div>
      </div>
    </div>
  );
}

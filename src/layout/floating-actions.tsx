import { chatUrl } from "../../shared/phone-digits";
import { useScrollDirection, useScrolledPast } from "../browser/scroll";
import { IconButton } from "../components/icon-button";
import { NewTabLink } from "../components/new-tab-link";
import { useSiteFacts } from "../components/site-facts";
import { useTranslation } from "../i18n";
import * as styles from "./floating-actions.module.css";

/** The scroll-to-top button shows after so many pixels. */
const showTopAfter = 200;

/** The buttons in the page's corner, chat and scroll to top. On a small screen they are a line at its foot, which leaves on the way down; scroll to top comes on the way up. */
export function FloatingActions() {
  const { t } = useTranslation("common");
  const { whatsapp } = useSiteFacts();
  const showsTop = useScrolledPast(showTopAfter);
  const direction = useScrollDirection();
  return (
    <aside aria-label={t("floating.title")} data-direction={direction} className={styles.corner}>
      {whatsapp && (
        <NewTabLink
          className={styles.chat}
          href={chatUrl(whatsapp)}
          title={t("floating.whatsapp")}
          icon="whatsapp"
        >
          {t("floating.whatsapp")}
        </NewTabLink>
      )}
      <IconButton
        icon="up"
        label={t("floating.top")}
        className={`${styles.up} ${showsTop ? "" : styles.hidden}`}
        onClick={scrollToTop}
      />
    </aside>
  );
}

/** The focus moves to the top too, so that Tab starts from there. */
function scrollToTop(): void {
  document.getElementById("page")?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

import { graphql } from "gatsby";
import { setMotionPaused, useMotionPaused } from "../browser/motion";
import { useScrolledPast } from "../browser/use-scrolled-past";
import { Icon } from "../components/icon";
import { IconButton } from "../components/icon-button";
import { useTranslation } from "../i18n";
import { phoneDigits } from "../phone-digits";
import * as styles from "./floating-actions.module.css";

/** The scroll-to-top button shows after so many pixels. */
const topAfter = 200;

/** The buttons in the page's corners: chat, scroll to top, pause motion. */
export function FloatingActions({ whatsapp }: Queries.FloatingFragment) {
  const { t } = useTranslation("common");
  const isFarDown = useScrolledPast(topAfter);
  const isPaused = useMotionPaused();
  return (
    <aside aria-label={t("floating.title")}>
      <div className={styles.start}>
        <IconButton
          icon={isPaused ? "play" : "pause"}
          label={isPaused ? t("motion.play") : t("motion.pause")}
          className={styles.quiet}
          onClick={() => setMotionPaused(!isPaused)}
        />
      </div>
      <div className={styles.end}>
        <IconButton
          icon="up"
          label={t("floating.top")}
          className={`${styles.quiet} ${isFarDown ? "" : styles.hidden}`}
          onClick={scrollToTop}
        />
        {whatsapp && (
          <a
            className={styles.chat}
            href={`https://wa.me/${phoneDigits(whatsapp).slice(1)}`}
            target="_blank"
            rel="noopener noreferrer"
            title={t("floating.whatsapp")}
          >
            <Icon name="whatsapp" />
            <span className="visually-hidden">
              {t("floating.whatsapp")} ({t("social.newTab")})
            </span>
          </a>
        )}
      </div>
    </aside>
  );
}

/** The focus moves to the top too, so that Tab starts from there. */
function scrollToTop(): void {
  document.getElementById("page")?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

export const query = graphql`
  fragment Floating on ContentSite {
    whatsapp
  }
`;

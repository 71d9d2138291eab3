import { graphql } from "gatsby";
import { setMotionPaused, useMotionPaused } from "../browser/motion";
import { useScrolledPast } from "../browser/use-scrolled-past";
import { Icon } from "../components/icon";
import { IconButton } from "../components/icon-button";
import { useTranslation } from "../i18n";
import * as styles from "./floating-actions.module.css";

/** Up to so many pixels the way back to the top is short enough. */
const topAfter = 200;

/** What floats over the corners of the page: chat, the way up, and the control of all motion. */
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
        <a
          className={styles.chat}
          href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}
          target="_blank"
          rel="noopener noreferrer"
          title={t("floating.whatsapp")}
        >
          <Icon name="whatsapp" />
          <span className="visually-hidden">
            {t("floating.whatsapp")} ({t("social.newTab")})
          </span>
        </a>
      </div>
    </aside>
  );
}

/** Focus goes up with the page: the next stop is the first one again. */
function scrollToTop(): void {
  document.getElementById("page")?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

export const query = graphql`
  fragment Floating on ContentSite {
    whatsapp
  }
`;

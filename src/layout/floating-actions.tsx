import { graphql } from "gatsby";
import { useRef } from "react";
import { useScrollDirection, useScrolledPast } from "../browser/scroll";
import { useOverlapsContent } from "../browser/use-overlaps-content";
import { Icon } from "../components/icon";
import { IconButton } from "../components/icon-button";
import { useTranslation } from "../i18n";
import { chatUrl } from "../shared/chat-url";
import * as styles from "./floating-actions.module.css";

/** The scroll-to-top button shows after so many pixels. */
const showTopAfter = 200;

/** The buttons in the page's corner, chat and scroll to top. On a small screen they leave on the way down, and scroll to top comes on the way up. */
export function FloatingActions({ whatsapp }: Queries.FloatingFragment) {
  const { t } = useTranslation("common");
  const showsTop = useScrolledPast(showTopAfter);
  const direction = useScrollDirection();
  const corner = useRef<HTMLElement>(null);
  const overlapsContent = useOverlapsContent(corner, `${showsTop} ${direction}`);
  const classes = [styles.corner, whatsapp && styles.both, overlapsContent && styles.faded].filter(
    Boolean,
  );
  return (
    <aside
      ref={corner}
      aria-label={t("floating.title")}
      data-direction={direction}
      className={classes.join(" ")}
    >
      <IconButton
        icon="up"
        label={t("floating.top")}
        className={`${styles.up} ${showsTop ? "" : styles.hidden}`}
        onClick={scrollToTop}
      />
      {whatsapp && (
        <a
          className={styles.chat}
          href={chatUrl(whatsapp)}
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

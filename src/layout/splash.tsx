import * as styles from "./splash.module.css";

/** The splash screen at the start of a visit. CSS alone removes it, so it goes without scripts too. */
export function Splash() {
  return (
    <div className={styles.splash} aria-hidden="true" data-splash-screen="">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.outer} pathLength="1" d="M30 4H4V30" />
        <path className={styles.inner} pathLength="1" d="M30 12H12V30" />
        <rect className={styles.stone} x="18" y="18" width="12" height="12" />
      </svg>
    </div>
  );
}

import * as styles from "./splash.module.css";

/** The splash screen at the start of a visit. CSS alone removes it, so it goes without scripts too. */
export function Splash({ mark }: { mark: string }) {
  return (
    <div className={styles.splash} aria-hidden="true" data-splash-screen="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at. */}
      <div className={styles.mark} dangerouslySetInnerHTML={{ __html: mark }} />
    </div>
  );
}

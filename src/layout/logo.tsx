import * as styles from "./logo.module.css";

/** The mark with the name beside it. The mark mirrors with the direction of the page. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M30 4H4V30" />
        <path d="M30 12H12V30" />
        <rect x="18" y="18" width="12" height="12" />
      </svg>
      <span>{name}</span>
    </span>
  );
}

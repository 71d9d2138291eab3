import { LocalizedLink } from "../i18n";
import * as styles from "./action.module.css";
import { Icon } from "./icon";

interface ActionProps {
  /** Path of a page without a language prefix. */
  to: string;
  /** `quiet` is a line of text, `button` a filled one. */
  kind?: "button" | "quiet";
  children: string;
}

/** A call-to-action link with an arrow in the reading direction. */
export function Action({ to, kind = "button", children }: ActionProps) {
  return (
    <LocalizedLink to={to} className={`no-print ${styles[kind]}`}>
      {children}
      <Icon name="arrow" className={styles.arrow} />
    </LocalizedLink>
  );
}

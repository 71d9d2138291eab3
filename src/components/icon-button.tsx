import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon";
import * as styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "ref"> {
  icon: IconName;
  /** What it does, for screen readers and as a hint. */
  label: string;
}

/** A button that shows an icon alone, and is not there without scripts. */
export function IconButton({ icon, label, className = "", ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className={`${styles.button} with-scripts ${className}`}
      {...button}
    >
      <Icon name={icon} />
    </button>
  );
}

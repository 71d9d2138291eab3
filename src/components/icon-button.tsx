import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon";
import * as styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "ref"> {
  icon: IconName;
  /** What it does. */
  label: string;
  /** Where the label is read: `beside` the icon, or `below` it under the pointer and the focus; without it as the browser's own hint. */
  words?: "below" | "beside";
}

/** A button with an icon. It is not there without scripts. */
export function IconButton({ icon, label, words, className = "", ...button }: IconButtonProps) {
  const isBeside = words === "beside";
  return (
    <button
      type="button"
      title={words ? undefined : label}
      aria-label={isBeside ? undefined : label}
      className={`${words ? styles[words] : ""} ${styles.button} with-scripts ${className}`}
      {...button}
    >
      <Icon name={icon} />
      {isBeside && <span>{label}</span>}
    </button>
  );
}

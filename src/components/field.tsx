import { type ComponentProps, useId } from "react";
import * as styles from "./field.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "ref"> {
  name: string;
  label: string;
  hint?: string;
  /** A field of several lines. */
  multiline?: boolean;
}

/** A labelled field of a form. */
export function Field({ label, hint, multiline = false, ...input }: FieldProps) {
  const id = useId();
  const shared = {
    ...input,
    id,
    className: styles.input,
    "aria-describedby": hint ? `${id}-hint` : undefined,
  };
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea rows={5} {...(shared as ComponentProps<"textarea">)} />
      ) : (
        <input {...shared} />
      )}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </p>
  );
}

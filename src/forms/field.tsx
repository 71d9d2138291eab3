import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { phoneDigits } from "../../shared/phone-digits";
import { RunningText } from "../components/running-text";
import * as styles from "./field.module.css";
import {
  type FormField,
  maxTextLength,
  type Problem,
  problemOf,
  setOwnValidity,
  withoutInvisible,
} from "./validation";

const kinds = {
  text: { type: "text", dir: "auto", maxLength: 200 },
  lines: { dir: "auto", rows: 6, maxLength: maxTextLength },
  email: {
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    dir: "ltr",
    maxLength: 254,
  },
  phone: {
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    dir: "ltr",
    pattern: "\\+?[0-9]{7,15}",
    maxLength: 40,
  },
  files: { type: "file", multiple: true, accept: "image/*,.pdf" },
} as const satisfies Record<string, ComponentProps<"input"> & { rows?: number }>;

interface FieldProps {
  name: string;
  label: string;
  /** `lines` is a text of several lines; `files` are attachments, which may be left out. */
  kind?: keyof typeof kinds;
  hint?: ReactNode;
  /** A choice instead of a text: its options, the first of them no choice yet. */
  options?: readonly { id: string; name: string | null }[];
  /** The messages shown when the field is not valid. */
  problems: Partial<Record<Problem, string>>;
  autoComplete?: string;
}

/** A required field with label and hint. After it loses focus, or on submit, an error stands above the hint. */
export function Field({ kind = "text", label, hint, options, problems, ...rest }: FieldProps) {
  const id = useId();
  const field = useRef<FormField>(null);
  const isUntouched = useRef(false);
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    const { form } = field.current ?? {};
    const forget = () => {
      // The submit button took the focus: do not validate twice.
      isUntouched.current = field.current === document.activeElement;
      setProblem(undefined);
    };
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);

  const enter = ({ currentTarget }: FormEvent<FormField>) => {
    isUntouched.current = false;
    const hadLetters = kind === "phone" && /\p{L}/u.test(currentTarget.value);
    if (!(currentTarget instanceof HTMLSelectElement)) {
      if (kind === "phone") tidy(currentTarget, phoneDigits);
      if (kind === "email") tidy(currentTarget, withoutInvisible);
    }
    setOwnValidity(currentTarget);
    if (hadLetters) setProblem("phoneInvalid");
    else if (problem || kind === "files") setProblem(problemOf(currentTarget));
  };
  const leave = ({ currentTarget }: FormEvent<FormField>) => {
    const isChecked = !isUntouched.current;
    isUntouched.current = false;
    if (!isChecked) return;
    const check = () => setProblem(problemOf(currentTarget));
    // The field grows by its problem: a button must not move away between press and release.
    if (currentTarget.form?.matches(":active"))
      window.addEventListener("mouseup", check, { once: true });
    else check();
  };
  const refuse = (event: FormEvent<FormField>) => {
    event.preventDefault();
    setProblem(problemOf(event.currentTarget));
  };

  const descriptions = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean);
  const text = kind === "lines" ? "textarea" : "input";
  const Input = options ? "select" : text;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...((options ? {} : kinds[kind]) as object)}
        {...rest}
        ref={field as never}
        id={id}
        className={styles.input}
        required={kind !== "files"}
        aria-invalid={problem !== undefined}
        aria-describedby={descriptions.join(" ") || undefined}
        onInput={enter}
        onBlur={leave}
        onInvalid={refuse}
      >
        {options?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Input>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problems[problem]}
        </p>
      )}
      {hint && (
        // By its text a new one: one that the browser has translated cannot be changed.
        <p key={typeof hint === "string" ? hint : "hint"} id={`${id}-hint`} className="note">
          {typeof hint === "string" ? <RunningText isPlain text={hint} /> : hint}
        </p>
      )}
    </div>
  );
}

/** Puts what was entered right, and keeps the caret in its place where the field tells it: one of an address does not. */
function tidy(field: Exclude<FormField, HTMLSelectElement>, right: (text: string) => string): void {
  const { value, selectionStart } = field;
  const tidied = right(value);
  if (tidied === value) return;
  field.value = tidied;
  if (selectionStart === null) return;
  const caret = right(value.slice(0, selectionStart)).length;
  field.setSelectionRange(caret, caret);
}

import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { afterPaint } from "../browser/after-paint";
import { clearDraft, readDraft, saveDraft, type Values } from "../browser/draft";
import type { Submission } from "./use-submit";
import { type FormField, filesIn, setOwnValidity } from "./validation";

/** In a draft, the query of the address that it was typed at. */
const addressOf = "?";

interface FormProps {
  /** Under this key the session keeps what was typed; without one nothing is kept. */
  draft?: string;
  /** The query of the page's address, and what it fills in. */
  search?: string;
  given?: Values;
  labelledBy: string;
  className?: string;
  /** Gets valid values. */
  submission: Submission;
  /** Announced while what was entered is sent. */
  sending: string;
  /** By how many characters of an address the values are too long. */
  excess?: (values: Values) => number;
  /** Called on every change. */
  onChange?: (values: Values) => void;
  /** Called when validation fails. */
  onInvalid?: () => void;
  children: ReactNode;
}

/** A form that the browser validates; what is typed while it is sent is kept. */
export function Form(props: FormProps) {
  const {
    draft,
    search = "",
    given = {},
    labelledBy,
    submission,
    sending,
    excess,
    onChange,
    onInvalid,
    children,
    ...rest
  } = props;
  const form = useRef<HTMLFormElement>(null);

  // `submit` validates. If the browser did, each invalid field would cause a rendering of its own. A plain
  // effect would run too late for a press right after hydration: the fields would show their problems without the focus.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address fills in once.
  useEffect(() => {
    if (!form.current) return;
    const kept = draft ? readDraft(draft) : {};
    // A reload and another language keep what was changed since.
    const fresh = kept[addressOf] === search ? {} : given;
    for (const field of fieldsOf(form.current).filter((one) => !filesIn(one))) {
      field.value ||= fresh[field.name] || (kept[field.name] ?? "");
      // Text typed before hydration has not been validated yet.
      if (field.value) field.dispatchEvent(new Event("input", { bubbles: true }));
      setOwnValidity(field);
    }
  }, [draft, search]);

  const change = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    submission.change();
    if (excess) shorten(target as FormField, () => excess(valuesOf(currentTarget)));
    const values = valuesOf(currentTarget);
    if (draft) saveDraft(draft, { ...values, [addressOf]: search });
    onChange?.(values);
  };
  const refuse = (form: HTMLFormElement) => {
    // Sends "invalid" to every field that is not valid: they show their problems.
    form.checkValidity();
    firstInvalid(form)?.focus();
    onInvalid?.();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isAgain()) return;
    const { currentTarget } = event;
    if (firstInvalid(currentTarget)) {
      afterPaint(() => refuse(currentTarget));
      return;
    }
    const { submitter } = event.nativeEvent as SubmitEvent;
    const way = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const sent = valuesOf(currentTarget);
    const files = fieldsOf(currentTarget).flatMap((field) => filesIn(field) ?? []);
    const isDone = await submission.submit(sent, way, files);
    const now = valuesOf(currentTarget);
    if (!isDone || Object.keys(sent).some((name) => now[name] !== sent[name])) return;
    if (draft) clearDraft(draft);
    currentTarget.reset();
    onChange?.({});
  };

  return (
    <form
      {...rest}
      ref={form}
      // Before hydration, a submit must not leave the page.
      method="dialog"
      aria-labelledby={labelledBy}
      onInput={change}
      onSubmit={submit}
      onKeyDown={(event) => {
        // Enter held down is one press.
        const isHeld = event.key === "Enter" && event.repeat;
        if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
      }}
    >
      <p role="status" className="visually-hidden">
        {submission.isSending && sending}
      </p>
      {children}
    </form>
  );
}

/** Takes out what was typed last until the form fits, as `maxlength` does, which cannot count letters by their size. */
function shorten(field: FormField, excess: () => number): void {
  if (field instanceof HTMLSelectElement) return;
  for (let over = excess(); over > 0 && field.value; over = excess()) {
    const { value, selectionStart } = field;
    const end = selectionStart || value.length;
    // No character has more than nine in an address. None is cut in half.
    const before = value.slice(0, Math.max(0, end - Math.ceil(over / 9))).replace(/\p{Cs}$/u, "");
    field.value = before + value.slice(end);
    if (selectionStart) field.setSelectionRange(before.length, before.length);
  }
}

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (field) =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  );
}

function firstInvalid(form: HTMLFormElement): FormField | undefined {
  return fieldsOf(form).find(({ validity }) => !validity.valid);
}

function valuesOf(form: HTMLFormElement): Values {
  const fields = fieldsOf(form).filter((field) => !filesIn(field));
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

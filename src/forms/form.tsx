import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { afterPaint } from "../browser/after-paint";
import { clearDraft, readDraft, saveDraft, type Values } from "../browser/draft";
import { type FormField, setBlankValidity } from "./validation";

/** A second submit within so many milliseconds is ignored. */
const doublePress = 1500;

interface FormProps {
  /** Under this key the session keeps what was typed; without one nothing is kept. */
  draft?: string;
  labelledBy: string;
  className?: string;
  /** Called with valid values and the value of the button that was pressed. Returns true when the form should be cleared. */
  onSubmit: (values: Values, way: string) => boolean | Promise<boolean>;
  /** Called on every change. */
  onChange?: (values: Values) => void;
  /** Called when validation fails. */
  onInvalid?: () => void;
  children: ReactNode;
}

/** A form that the browser validates; `onSubmit` gets the values. */
export function Form({ draft, labelledBy, onSubmit, onChange, onInvalid, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  // `submit` validates. If the browser did, each invalid field would cause a rendering of its own. A plain
  // effect would run too late for a press right after hydration: the fields would show their problems without the focus.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (!form.current) return;
    const kept = draft ? readDraft(draft) : {};
    for (const field of fieldsOf(form.current)) {
      field.value ||= kept[field.name] ?? "";
      // Text typed before hydration has not been validated yet.
      if (field.value) field.dispatchEvent(new Event("input", { bubbles: true }));
      setBlankValidity(field);
    }
  }, [draft]);

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    sentAt.current = Number.NEGATIVE_INFINITY;
    const values = valuesOf(currentTarget);
    if (draft) saveDraft(draft, values);
    onChange?.(values);
  };
  const refuse = (form: HTMLFormElement) => {
    // Sends "invalid" to every field that is not valid: they show their problems.
    form.checkValidity();
    firstInvalid(form)?.focus();
    onInvalid?.();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (firstInvalid(currentTarget)) {
      afterPaint(() => refuse(currentTarget));
      return;
    }
    sentAt.current = event.timeStamp;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const way = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const result = onSubmit(valuesOf(currentTarget), way);
    // What is posted waits for its answer; after that it may be pressed again at once.
    if (result instanceof Promise) sentAt.current = Number.NEGATIVE_INFINITY;
    void Promise.resolve(result).then((isDone) => {
      if (!isDone) return;
      if (draft) clearDraft(draft);
      currentTarget.reset();
      onChange?.({});
    });
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
      onClickCapture={(event) => {
        const isAgain = event.timeStamp - sentAt.current < doublePress;
        if (isAgain && isSubmit(event.target)) event.preventDefault();
      }}
    />
  );
}

function isSubmit(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[type=submit]") !== null;
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
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { forgetDraft, keepDraft, readDraft, type Values } from "./form-draft";
import { type FormField, refuseBlank } from "./validation";

/** A second press within this time, in milliseconds, means the first one. */
const doublePress = 1500;

interface FormProps {
  /** Under this name the session keeps what was entered. */
  name: string;
  labelledBy: string;
  className?: string;
  /** Receives what was entered once all of it is right; says whether it is done with: the form is then empty again. */
  onSubmit: (values: Values) => boolean;
  /** Told of every change. */
  onChange?: (values: Values) => void;
  /** Told when something is wrong. */
  onRefuse?: () => void;
  children: ReactNode;
}

/** A form without a server: the browser checks it, a session remembers it, `onSubmit` takes what it holds. */
export function Form({ name, labelledBy, onSubmit, onChange, onRefuse, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(name);
    for (const field of fieldsOf(form.current)) {
      field.value ||= draft[field.name] ?? "";
      // What was typed before this code ran has met no rule yet.
      if (field.value) field.dispatchEvent(new Event("input", { bubbles: true }));
      refuseBlank(field);
    }
  }, [name]);

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    sentAt.current = Number.NEGATIVE_INFINITY;
    const values = valuesOf(currentTarget);
    keepDraft(name, values);
    onChange?.(values);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!onSubmit(valuesOf(currentTarget))) return;
    sentAt.current = event.timeStamp;
    forgetDraft(name);
    currentTarget.reset();
    onChange?.({});
  };
  const refuse = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const first = fieldsOf(currentTarget).find(({ validity }) => !validity.valid);
    if (target === first) first?.focus();
    onRefuse?.();
  };

  return (
    <form
      {...rest}
      ref={form}
      // Before this code runs, a press sends nothing to anyone.
      method="dialog"
      aria-labelledby={labelledBy}
      onInput={change}
      onSubmit={submit}
      onInvalid={refuse}
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
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

import { useCallback, useEffect, useRef, useState } from "react";
import * as action from "../components/action.module.css";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import * as styles from "./copy-message.module.css";
import {
  type Message,
  type Opening,
  openMessage,
  stripInvisible,
  subjectOf,
  toSingleLine,
} from "./mailto";

interface CopyMessageProps {
  message: Message;
  opening: Opening;
}

/**
 * A message as text to copy, for when no other program opened. One that is too long for an address is copied at once;
 * the program opens, to paste it into.
 */
export function CopyMessage({ message, opening }: CopyMessageProps) {
  const { t } = useTranslation("forms");
  const block = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "copyByHand">();
  const [isPressed, setPressed] = useState(false);
  const { fitsInUrl, chat } = opening;

  /** Copies the text; where the browser does not allow it, selects it, to be copied by hand. */
  const copy = useCallback(async () => {
    if (!text.current) return;
    try {
      await navigator.clipboard.writeText(text.current.textContent ?? "");
      setOutcome("copied");
    } catch {
      window.getSelection()?.selectAllChildren(text.current);
      setOutcome("copyByHand");
    }
  }, []);

  useEffect(() => {
    if (opening.fitsInUrl) return;
    const copied = copy();
    // The press that this effect follows does not last until the text is copied.
    if (opening.chat) openMessage(opening);
    copied.then(() => {
      block.current?.focus();
      if (!opening.chat) openMessage(opening);
    });
  }, [copy, opening]);

  const press = () => {
    setPressed(true);
    copy();
  };

  const sentence = (key: "title" | "text" | "paste" | "copyAndPaste") => {
    const { to: email } = message;
    return chat ? (
      <RunningText text={t(`whatsapp.${key}`, { number: chat })} />
    ) : (
      <RunningText text={t(`fallback.${key}`, { email })} />
    );
  };
  const title = outcome === "copied" ? "paste" : "copyAndPaste";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={block}
      className={styles.block}
      role="group"
      aria-labelledby="copy-message"
      tabIndex={-1}
    >
      {/* By its key a new one for each title: one that the browser has translated cannot be changed. */}
      <h3 key={title} id="copy-message" className={styles.title}>
        {sentence(fitsInUrl ? "title" : title)}
      </h3>
      {fitsInUrl && <p>{sentence("text")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box must scroll by keyboard. */}
      <pre ref={text} className={styles.text} tabIndex={0} dir="auto" translate="no">
        {fitsInUrl && (
          <>
            <Line label={t("fallback.subject")} value={subjectOf(message)} />
            {"\n"}
          </>
        )}
        {message.lines.map(([label, value]) => (
          <Line key={label} label={label} value={toSingleLine(value)} />
        ))}
        {message.text !== undefined && `\n${stripInvisible(message.text)}`}
      </pre>
      <div className={styles.end}>
        <button type="button" className={action.quiet} onClick={press}>
          {t("fallback.copy")}
        </button>
        <span role="status">{isPressed && outcome && t(`fallback.${outcome}`)}</span>
      </div>
    </div>
  );
}

/** Each value on its own side of the label, whichever way it is written; copied, it is plain text. */
function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      {label}: <bdi>{value}</bdi>
      {"\n"}
    </>
  );
}

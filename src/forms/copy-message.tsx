import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n";
import * as styles from "./copy-message.module.css";
import { type Message, mailtoLimit, mailtoUrl, onOneLine, readable, subjectOf } from "./mailto";
import { WithEmail } from "./with-email";

type Outcome = "copied" | "copyByHand";

/** A message as text to copy, for when no mail program opened, or the message was too long for it. */
export function CopyMessage({ message }: { message: Message }) {
  const { t } = useTranslation("forms");
  const block = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const isTooLong = mailtoUrl(message).length > mailtoLimit;

  useEffect(() => {
    // Otherwise nothing would happen on the screen.
    if (isTooLong) block.current?.focus();
  }, [isTooLong]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.current?.textContent ?? "");
      setOutcome("copied");
    } catch {
      window.getSelection()?.selectAllChildren(text.current as Node);
      setOutcome("copyByHand");
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={block}
      className={styles.block}
      role="group"
      aria-labelledby="copy-message"
      tabIndex={-1}
    >
      <h3 id="copy-message" className={styles.title}>
        {t(isTooLong ? "fallback.tooLong" : "fallback.title")}
      </h3>
      <p>
        <WithEmail text={t("fallback.text", { email: message.to })} email={message.to} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box must scroll by keyboard. */}
      <pre ref={text} className={styles.text} tabIndex={0} dir="auto">
        <Line label={t("fallback.subject")} value={subjectOf(message)} />
        {"\n"}
        {message.lines.map(([label, value]) => (
          <Line key={label} label={label} value={onOneLine(value)} />
        ))}
        {message.text !== undefined && `\n${readable(message.text)}`}
      </pre>
      <div className={styles.end}>
        <button type="button" className={styles.copy} onClick={copy}>
          {t("fallback.copy")}
        </button>
        <span role="status">{outcome && t(`fallback.${outcome}`)}</span>
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

import { useCallback, useEffect, useRef, useState } from "react";
import { type CopyOutcome, copyTextOf } from "../browser/copy";
import { useTranslation } from "../i18n";
import * as styles from "./copy-message.module.css";
import { buildMailto, type Message, stripInvisible, subjectOf, toSingleLine } from "./mailto";
import { WithEmail } from "./with-email";

/**
 * A message as text to copy, for when no mail program opened. One that is too long for a mail program is copied at once;
 * then the program opens, to paste it into.
 */
export function CopyMessage({ message }: { message: Message }) {
  const { t } = useTranslation("forms");
  const block = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLPreElement>(null);
  const opening = useRef(buildMailto(message));
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const [isPressed, setPressed] = useState(false);
  const { fitsInUrl } = opening.current;

  const copy = useCallback(async () => {
    if (text.current) setOutcome(await copyTextOf(text.current));
  }, []);

  useEffect(() => {
    const { url, fitsInUrl } = opening.current;
    if (fitsInUrl) return;
    copy().then(() => {
      block.current?.focus();
      window.location.href = url;
    });
  }, [copy]);

  const press = () => {
    setPressed(true);
    copy();
  };

  const { to: email } = message;
  const title = outcome === "copied" ? "fallback.paste" : "fallback.copyAndPaste";
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
        {fitsInUrl ? t("fallback.title") : <WithEmail text={t(title, { email })} email={email} />}
      </h3>
      {fitsInUrl && (
        <p>
          <WithEmail text={t("fallback.text", { email })} email={email} />
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box must scroll by keyboard. */}
      <pre ref={text} className={styles.text} tabIndex={0} dir="auto">
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
        <button type="button" className={styles.copy} onClick={press}>
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

import { useState } from "react";
import * as action from "../components/action.module.css";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import * as styles from "./copy-message.module.css";
import { bodyOf, type Message, subjectOf } from "./mailto";

const select = (text: HTMLElement | null) => text && getSelection()?.selectAllChildren(text);

/** For when no mail program opened: copies the message, or selects it where the browser does not allow that. */
export function CopyMessage({ message }: { message: Message }) {
  const { t } = useTranslation("forms");
  const [outcome, setOutcome] = useState<"copied" | "copyByHand">();
  const body = bodyOf(message).replaceAll("\r\n", "\n");
  const text = `${t("copy.subject")}: ${subjectOf(message)}\n\n${body}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("copyByHand");
    }
  };
  return (
    <div className={styles.line}>
      {t("copy.title")}
      <button type="button" className={action.quiet} onClick={copy}>
        {t("copy.submit")}
      </button>
      <span role="status">
        {outcome && <RunningText text={t(`copy.${outcome}`, { email: message.to })} />}
      </span>
      {outcome === "copyByHand" && (
        <pre ref={select} className={styles.text} dir="auto" translate="no">
          {text}
        </pre>
      )}
    </div>
  );
}

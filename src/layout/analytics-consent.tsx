import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { keepStored, readStored } from "../browser/stored";
import { useAnalytics } from "../browser/use-analytics";
import * as action from "../components/action.module.css";
import { RunningText } from "../components/running-text";
import { useRuntimeTranslations } from "../i18n";
import * as styles from "./analytics-consent.module.css";

const key = "analytics";

/** Where the company asks before it counts: a question at the foot of the screen, which does not hinder reading, and a button that asks it again. The browser keeps the answer. */
export function AnalyticsConsent({ analytics }: Queries.AnalyticsFragment) {
  const { t, status } = useRuntimeTranslations("consent");
  const [kept, setKept] = useState<string | null>("");
  const [isReopened, setReopened] = useState(false);
  useEffect(() => setKept(readStored("localStorage", key)), []);
  useAnalytics(kept === "yes" ? analytics : null);
  const give = (answer: string) => {
    keepStored("localStorage", key, answer);
    // Only a new page is without a script that has run.
    if (kept === "yes" && answer === "no") window.location.reload();
    setKept(answer);
    setReopened(false);
  };
  const question = () => (
    <dialog open key={String(isReopened)} aria-labelledby="consent" className={styles.question}>
      <h2 id="consent" className="small-heading">
        {t("title")}
      </h2>
      <RunningText as="p" text={t("text")} />
      <div className="ways">
        {(["yes", "no"] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            className={action.button}
            // biome-ignore lint/a11y/noAutofocus: the visitor has asked for the question.
            autoFocus={isReopened && answer === "yes"}
            onClick={() => give(answer)}
          >
            {t(answer)}
          </button>
        ))}
      </div>
    </dialog>
  );
  const isAsked = status === "ready" && (isReopened || kept === null);
  return (
    <>
      <button type="button" className="with-scripts" onClick={() => setReopened(true)}>
        {t("title")}
      </button>
      {isAsked && createPortal(question(), document.getElementById("page") ?? document.body)}
    </>
  );
}

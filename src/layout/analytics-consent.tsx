import { useEffect, useRef, useState } from "react";
import { keepStored, readStored } from "../browser/stored";
import { useAnalytics } from "../browser/use-analytics";
import * as action from "../components/action.module.css";
import { closeOverlay, openOverlay, useOverlay } from "../components/dialog/overlay";
import { RunningText } from "../components/running-text";
import { useRuntimeTranslations } from "../i18n";
import * as styles from "./analytics-consent.module.css";

const key = "analytics";

/** Loads the counter of visits: at once or, where the company asks first, after a "yes", which the browser keeps. */
export function AnalyticsConsent({ analytics }: Queries.AnalyticsFragment) {
  const [answer, setAnswer] = useState<string | null>("");
  useEffect(() => setAnswer(readStored("localStorage", key)), []);
  useAnalytics(analytics?.asks && answer !== "yes" ? null : analytics);
  const isReopened = useOverlay() === "consent";
  if (!analytics?.asks || (answer !== null && !isReopened)) return null;
  const give = (given: string) => {
    keepStored("localStorage", key, given);
    closeOverlay("consent");
    // Only a new page is without a script that has run.
    if (answer === "yes" && given === "no") window.location.reload();
    setAnswer(given);
  };
  return <Question isReopened={isReopened} give={give} />;
}

interface QuestionProps {
  isReopened: boolean;
  give: (answer: string) => void;
}

/** Stands at the foot of the screen, and does not hinder reading. It takes the focus only when asked for. */
function Question({ isReopened, give }: QuestionProps) {
  const { t, status } = useRuntimeTranslations("consent");
  const ways = useRef<HTMLDivElement>(null);
  const isShown = status === "ready";
  useEffect(() => {
    if (isShown && isReopened) ways.current?.querySelector("button")?.focus();
  }, [isShown, isReopened]);
  return (
    <dialog open={isShown} aria-labelledby="consent" className={styles.question}>
      <h2 id="consent" className="small-heading">
        {t("title")}
      </h2>
      <RunningText as="p" text={t("text")} />
      <div ref={ways} className="ways">
        {(["yes", "no"] as const).map((answer) => (
          <button key={answer} type="button" className={action.button} onClick={() => give(answer)}>
            {t(answer)}
          </button>
        ))}
      </div>
    </dialog>
  );
}

/** Opens the question again. */
export function ConsentButton() {
  const { t } = useRuntimeTranslations("consent");
  return (
    <button type="button" className="with-scripts" onClick={() => openOverlay("consent")}>
      {t("title")}
    </button>
  );
}

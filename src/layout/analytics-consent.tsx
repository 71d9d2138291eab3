import { useEffect, useRef, useState } from "react";
import { useAnalytics } from "../browser/use-analytics";
import * as action from "../components/action.module.css";
import { closeOverlay, openOverlay, useOverlay } from "../components/dialog/overlay";
import { RunningText } from "../components/running-text";
import { useRuntimeTranslations } from "../i18n";
import * as styles from "./analytics-consent.module.css";

type Analytics = NonNullable<Queries.AnalyticsFragment["analytics"]>;

const key = "analytics";

/** Loads the counter of visits: at once or, where the company asks first, after a "yes", which the browser keeps. */
export function AnalyticsConsent({ analytics }: { analytics: Analytics | null }) {
  const [answer, setAnswer] = useState<string | null>("");
  useEffect(() => setAnswer(readAnswer()), []);
  useAnalytics(analytics?.asks && answer !== "yes" ? null : analytics);
  const isReopened = useOverlay() === "consent";
  if (!analytics?.asks || (answer !== null && !isReopened)) return null;
  const give = (given: "yes" | "no") => {
    try {
      localStorage.setItem(key, given);
    } catch {
      // Storage is blocked: the answer lasts as long as this page.
    }
    closeOverlay("consent");
    // Only a new page is without a script that has run.
    if (answer === "yes" && given === "no") window.location.reload();
    setAnswer(given);
  };
  return <Question isReopened={isReopened} give={give} />;
}

function readAnswer(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

interface QuestionProps {
  isReopened: boolean;
  give: (answer: "yes" | "no") => void;
}

/** Stands at the foot of the screen, and does not hinder reading. It takes the focus only when asked for. */
function Question({ isReopened, give }: QuestionProps) {
  const { t, status } = useRuntimeTranslations("consent");
  const yes = useRef<HTMLButtonElement>(null);
  const isShown = status === "ready";
  useEffect(() => {
    if (isShown && isReopened) yes.current?.focus();
  }, [isShown, isReopened]);
  return (
    <dialog open={isShown} aria-labelledby="consent" className={styles.question}>
      <h2 id="consent" className="small-heading">
        {t("title")}
      </h2>
      <p>
        <RunningText text={t("text")} />
      </p>
      <div className="ways">
        <button ref={yes} type="button" className={action.button} onClick={() => give("yes")}>
          {t("yes")}
        </button>
        <button type="button" className={action.outline} onClick={() => give("no")}>
          {t("no")}
        </button>
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

import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { formatDate, formatMonth, useLanguage, useTranslation } from "../../i18n";
import * as styles from "./programme.module.css";

/** The time that was planned for a project, and below it the time it took; while it is built, the time that is expected now, if it is another, and the share that is done. */
export function Programme(project: Queries.ProgrammeFragment) {
  const { t } = useTranslation("projects");
  const language = useLanguage();
  const { start, plannedHandover, expectedHandover, handover } = project;
  const { progress, plannedProgress, progressDate } = project;
  const planned = monthsBetween(start, plannedHandover);
  const expected = expectedHandover ? monthsBetween(start, expectedHandover) : planned;
  const taken = handover ? monthsBetween(start, handover) : (expected * (progress ?? 0)) / 100;
  const longest = Math.max(planned, expected, taken, 1);
  const month = (date: string) => formatMonth(date, language);
  const late = taken - planned;
  const outcome = () => {
    const date = progressDate && formatDate(progressDate, language);
    if (!handover && date) return t("facts.progressOn", { percent: progress, date });
    if (!handover) return t("facts.progress", { percent: progress });
    if (late === 0) return t("programme.onTime");
    return late > 0 ? t("programme.late", { count: late }) : t("programme.early", { count: -late });
  };
  return (
    <figure className={styles.programme}>
      <Bar label={t("programme.planned")} share={planned / longest}>
        {t("programme.months", { from: month(start), to: month(plannedHandover) })}
      </Bar>
      {expectedHandover && (
        <Bar label={t("programme.expected")} share={expected / longest}>
          {t("programme.months", { from: month(start), to: month(expectedHandover) })}
        </Bar>
      )}
      <Bar
        label={handover ? t("programme.actual") : t("programme.done")}
        share={taken / longest}
        isActual
      >
        {handover && t("programme.months", { from: month(start), to: month(handover) })}
      </Bar>
      <figcaption>
        {outcome()}
        {plannedProgress && (
          <p className="caption">{t("facts.plannedProgress", { percent: plannedProgress })}</p>
        )}
      </figcaption>
    </figure>
  );
}

interface BarProps {
  label: string;
  /** Its length, from 0 to 1. */
  share: number;
  isActual?: boolean;
  children: string | null | undefined;
}

function Bar({ label, share, isActual = false, children }: BarProps) {
  return (
    <p className={isActual ? styles.actual : styles.planned}>
      <span>{label}</span> <span className="muted">{children}</span>
      <i style={{ "--share": share } as CSSProperties} aria-hidden="true" />
    </p>
  );
}

/** Whole months from one month to another, both as `2026-09`. */
function monthsBetween(from: string, to: string): number {
  const count = (month: string) => {
    const [years = 0, months = 0] = month.split("-").map(Number);
    return years * 12 + months;
  };
  return count(to) - count(from);
}

export const query = graphql`
  fragment Programme on ContentProject {
    start
    plannedHandover
    expectedHandover
    handover
    progress
    plannedProgress
    progressDate
  }
`;

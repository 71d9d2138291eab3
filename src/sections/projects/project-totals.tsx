import type { ReactNode } from "react";
import { formatNumber, useLanguage, useTranslation } from "../../i18n";

const large = (figure: ReactNode) => <strong>{figure}</strong>;

/** What some projects come to: how many there are, their area, how many were handed over in time, where they are. */
export function useProjectTotals(
  projects: readonly Queries.ProjectCardFragment[],
): [label: string, value: ReactNode][] {
  const { t } = useTranslation("projects");
  const language = useLanguage();
  const area = projects.reduce((sum, project) => sum + (project.area ?? 0), 0);
  const finished = projects.filter(({ handover }) => handover);
  const inTime = finished.filter(
    ({ handover, plannedHandover }) => handover && handover <= plannedHandover,
  );
  const counts = { part: inTime.length, count: finished.length };
  const countries = new Set(projects.map(({ city }) => city.countryName));
  return [
    [t("totals.projects"), large(projects.length)],
    [
      t("totals.area"),
      area > 0 && large(`${formatNumber(area, language)}\u00a0${t("facts.metre")}²`),
    ],
    [t("totals.inTime"), finished.length > 0 && large(t("totals.part", counts))],
    [t("totals.countries"), [...countries].join(" · ")],
  ];
}

import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Action } from "../../components/action";
import { formatMonth, formatNumber, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import { contactPath } from "../contact-path";
import { EntryBody, Paragraphs, Points } from "../entry-body";
import { Programme } from "./programme";

/** What a project is, its facts, and beside them what was built and how. */
export function ProjectBody(project: Queries.ProjectBodyFragment) {
  const { t } = useTranslation(["projects", "common"]);
  const language = useLanguage();
  const { name, summary, cover, paragraphs, scope, status } = project;
  return (
    <EntryBody
      label={name}
      intro={summary}
      below={
        <>
          <p className="no-print">
            <Action to={contactPath("tender", t("ask.subject", { name }))} kind="quiet">
              {t("ask.write")}
            </Action>
          </p>
          {cover.date && (
            <p className="note">
              {t("common:pictured", { month: formatMonth(cover.date, language) })}
            </p>
          )}
        </>
      }
      facts={useFacts(project)}
      more={
        <>
          <h2>{t("programme.title")}</h2>
          <Programme {...project} />
        </>
      }
    >
      <Paragraphs texts={paragraphs} />
      <Points title={t("facts.scope")} points={scope} />
      {status === "under-construction" && (
        <p className="no-print">
          <Action to={contactPath("site", name)} kind="quiet">
            {t("ask.site")}
          </Action>
        </p>
      )}
    </EntryBody>
  );
}

/** The facts of a project, in their order. */
function useFacts(project: Queries.ProjectBodyFragment): [label: string, value: ReactNode][] {
  const { t } = useTranslation("projects");
  const language = useLanguage();
  const { area, storeys, contract, clientName, consultant, architect, city, worth, sector } =
    project;
  return [
    [t("facts.client"), clientName],
    [t("facts.consultant"), consultant],
    [t("facts.architect"), architect],
    [t("facts.place"), t("facts.where", { city: city.name, country: city.countryName })],
    [
      t("facts.sector"),
      sector.path ? (
        <LocalizedLink key="sector" to={sector.path}>
          {sector.name}
        </LocalizedLink>
      ) : (
        sector.name
      ),
    ],
    [t("facts.role"), t(`roles.${project.role}` as "roles.operation")],
    [t("facts.contract"), contract && t(`contracts.${contract}` as "contracts.lump-sum")],
    [t("facts.value"), worth],
    [t("facts.area"), area && `${formatNumber(area, language)}\u00a0${t("facts.metre")}²`],
    [t("facts.storeys"), storeys],
    [t("facts.status"), t(`statuses.${project.status}` as "statuses.finished")],
  ];
}

export const query = graphql`
  fragment ProjectBody on ContentProject {
    name(language: $language)
    summary(language: $language)
    cover { date }
    clientName(language: $language)
    consultant(language: $language)
    architect(language: $language)
    worth(language: $language)
    city {
      name(language: $language)
      countryName(language: $language)
    }
    sector {
      name(language: $language)
      path
    }
    role
    contract
    area
    storeys
    status
    paragraphs(language: $language)
    scope(language: $language)
    ...Programme
  }
`;

import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ContactLink } from "../../components/contact-link";
import { TitleBlock } from "../../components/title-block";
import { formatNumber, useLanguage, useTranslation } from "../../i18n";
import { hasPurpose } from "../../shared/contact-links";
import { Programme } from "./programme";
import * as styles from "./project-body.module.css";

/** The facts of a project as the title block of a drawing, and beside it what was built and how. */
export function ProjectBody(project: Queries.ProjectBodyFragment) {
  const { t } = useTranslation("projects");
  const { name, paragraphs, scope } = project;
  return (
    <section className={styles.body} aria-label={name}>
      <TitleBlock facts={useFacts(project)} className={styles.facts} />
      <div className={styles.text}>
        {paragraphs.map((text, position) => (
          <p key={position}>{text}</p>
        ))}
        {scope.length > 0 && (
          <>
            <h2>{t("facts.scope")}</h2>
            <ul>
              {scope.map((part, position) => (
                <li key={position} className="corner">
                  {part}
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>{t("programme.title")}</h2>
        <Programme {...project} />
        {project.status === "under-construction" && hasPurpose("sites") && (
          <p className="no-print">
            <ContactLink from="sites" kind="quiet" subject={name ?? undefined}>
              {t("ask.site")}
            </ContactLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** The facts of a project, in their order. */
function useFacts(project: Queries.ProjectBodyFragment): { label: string; value: ReactNode }[] {
  const { t } = useTranslation("projects");
  const language = useLanguage();
  const { area, storeys, contract, clientName, consultant, architect, place, worth } = project;
  const facts: [string, ReactNode][] = [
    [t("facts.client"), clientName],
    [t("facts.consultant"), consultant],
    [t("facts.architect"), architect],
    [t("facts.place"), t("facts.where", { city: place.name, country: place.countryName })],
    [t("facts.sector"), project.kind.name],
    [t("facts.role"), t(`roles.${project.role}` as "roles.operation")],
    [t("facts.contract"), contract && t(`contracts.${contract}` as "contracts.lump-sum")],
    [t("facts.value"), worth],
    [
      t("facts.area"),
      area && (
        <>
          {formatNumber(area, language)}&nbsp;{t("facts.metre")}
          <sup>2</sup>
        </>
      ),
    ],
    [t("facts.storeys"), storeys],
    [t("facts.status"), t(`statuses.${project.status}` as "statuses.finished")],
  ];
  return facts.map(([label, value]) => ({ label, value }));
}

export const query = graphql`
  fragment ProjectBody on ContentProject {
    name(language: $language)
    clientName(language: $language)
    consultant(language: $language)
    architect(language: $language)
    worth(language: $language)
    place {
      name(language: $language)
      countryName(language: $language)
    }
    kind {
      name(language: $language)
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

import { graphql } from "gatsby";
import { memo, useEffect, useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { Action } from "../../components/action";
import * as action from "../../components/action.module.css";
import { Picture } from "../../components/picture/picture";
import { ProfileLink } from "../../components/profile-link";
import { RunningText } from "../../components/running-text";
import { Section } from "../../components/section";
import { useSiteFacts } from "../../components/site-facts";
import { formatNumber, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import { contactPath } from "../contact-path";
import { ProjectSheets, TakeAlong } from "./project-rows";
import * as styles from "./projects-list.module.css";
import { type Filters, useFilters } from "./use-filters";

type Project = Queries.ProjectCardFragment;
type ListedProject = Project & Queries.ProjectSheetFragment;

interface ProjectsListProps {
  /** The query of the page's address. */
  search: string;
  projects: readonly ListedProject[];
}

/** Areas are compared by their order of size, in square metres. */
const areas = [5000, 20000, 50000];

const yearOf = ({ handover, expectedHandover, plannedHandover }: Project) =>
  (handover ?? expectedHandover ?? plannedHandover).slice(0, 4);

/** The first three stand beside the number of projects on a wide screen. */
const keys = ["sector", "country", "status", "city", "role", "contract", "area", "year"] as const;

type Key = (typeof keys)[number];
type Options = Record<Key, readonly [value: string, label: string] | null>;

/** What each project can be chosen by: the value, and its label. */
function useOptions(projects: readonly Project[]): ReadonlyMap<Project, Options> {
  const { t } = useTranslation("projects");
  const language = useLanguage();
  return useMemo(() => {
    const areaOption = (area: number) => {
      const rank = areas.filter((bound) => bound < area).length;
      const [from, to] = [areas[rank - 1], areas[rank]].map(
        (bound) => bound && formatNumber(bound, language),
      );
      const over = to ? t("filters.between", { from, area: to }) : t("filters.over", { from });
      return [String(rank), from ? over : t("filters.upTo", { area: to })] as const;
    };
    const optionsOf = (project: Project): Options => {
      const { sector, city, status, role, contract, area } = project;
      return {
        sector: [sector.id, sector.name],
        country: [city.country, city.countryName],
        city: [city.id, city.name],
        status: [status, t(`statuses.${status}` as "statuses.finished")],
        role: [role, t(`roles.${role}` as "roles.operation")],
        contract: contract ? [contract, t(`contracts.${contract}` as "contracts.lump-sum")] : null,
        area: area ? areaOption(area) : null,
        year: [yearOf(project), yearOf(project)],
      };
    };
    return new Map(projects.map((project) => [project, optionsOf(project)]));
  }, [projects, t, language]);
}

/** All projects, with filters in the page's address, where there is a choice. Without scripts it shows all, and no filters. */
export function ProjectsList({ search, projects }: ProjectsListProps) {
  const { t } = useTranslation("projects");
  const { profile } = useSiteFacts();
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
    // Browsers count the pages before they report the change of the media, but after this event.
    const print = ({ type }: Event) => flushSync(() => setOnPaper(type === "beforeprint"));
    Object.assign(window, { onbeforeprint: print, onafterprint: print });
    return () => void Object.assign(window, { onbeforeprint: null, onafterprint: null });
  }, []);
  const fields = useId();
  const [isOpen, setOpen] = useState(false);
  const options = useOptions(projects);
  const { filters, choose } = useFilters(search, keys);
  const matching = (wanted: Filters<Key>) =>
    projects.filter((project) =>
      keys.every((key) => !wanted[key] || wanted[key] === options.get(project)?.[key]?.[0]),
    );
  const shown = matching(filters);
  /** The values that projects have, in their order: areas by size, the latest year first, others by how often they occur. */
  const choices = (key: Key) => {
    const found = [...options.values()].map((all) => all[key]).filter((option) => option !== null);
    const order = (value: string) => {
      if (key === "area") return Number(value);
      return key === "year" ? -Number(value) : -found.filter(([one]) => one === value).length;
    };
    return [...new Map(found)]
      .sort(([one], [other]) => order(one) - order(other))
      .map(([value, label]) => ({
        value,
        label,
        count: matching({ ...filters, [key]: value }).length,
      }));
  };
  const groups = keys
    .map((key) => ({ key, all: choices(key) }))
    .filter(({ all }) => all.length > 1);
  const chosen = groups.filter(({ key }) => filters[key]).length;
  return (
    <Section id="list">
      <div className={styles.list}>
        {projects.length > 1 && (
          <div className={styles.bar}>
            <p className={styles.result} role="status">
              <span>{t("filters.result", { shown: shown.length, count: projects.length })}</span>
              {shown.length < projects.length && (
                <button type="button" className={action.quiet} onClick={() => choose()}>
                  {t("filters.all")}
                </button>
              )}
            </p>
            {groups.length > 0 && (
              <button
                type="button"
                className={`with-scripts no-print ${styles.opener}`}
                aria-expanded={isOpen}
                aria-controls={fields}
                onClick={() => setOpen(!isOpen)}
              >
                <span>{t("filters.open")}</span>
                <span className={styles.more}>{t("filters.more")}</span>
                {chosen > 0 && <span className={styles.chosen}> {chosen}</span>}
              </button>
            )}
            <div
              id={fields}
              className={`with-scripts no-print ${styles.fields}`}
              data-open={isOpen || undefined}
              data-search="none"
            >
              {groups.map(({ key, all }) => (
                <label key={key} className="wrap" data-chosen={filters[key] && ""}>
                  <span className="muted">{t(`filters.${key}`)}</span>
                  <select
                    value={filters[key] ?? ""}
                    onChange={({ target }) => choose({ [key]: target.value } as Filters<Key>)}
                  >
                    <option value="">{t("filters.any")}</option>
                    {all.map(({ value, label, count }) => (
                      <option key={value} value={value} disabled={count === 0}>
                        {t("filters.choice", { name: label, count })}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </div>
          </div>
        )}
        <div className="stack">
          {shown.length === 0 && (
            <p className="intro">
              {t("filters.none")}{" "}
              <Action to={contactPath("tender")} kind="quiet">
                {t("filters.ask")}
              </Action>
            </p>
          )}
          {isOnPaper ? <ProjectSheets projects={shown} /> : <ProjectCards projects={shown} />}
          <div className="no-print ways">
            <TakeAlong projects={shown} />
            {profile && <ProfileLink />}
          </div>
        </div>
      </div>
    </Section>
  );
}

interface ProjectCardsProps {
  /** The rank of their names. */
  heading?: "h2" | "h3";
  projects: readonly Project[];
}

/** Projects as cards, large by turns: of three columns those that are four times as large, and what is left for the last row; of fewer, those that have a row alone. */
export function ProjectCards({ heading = "h2", projects }: ProjectCardsProps) {
  return (
    <ul className={styles.grid} data-search="none" data-long="">
      {projects.map((project, index) => (
        <Card
          key={project.path}
          {...project}
          heading={heading}
          isFirst={heading === "h2" && index === 0}
          isLarge={[0, 7].includes(index % 12) || index >= projects.length - (projects.length % 3)}
          isWide={index % 5 === 0}
        />
      ))}
    </ul>
  );
}

type CardProps = Project & {
  heading: "h2" | "h3";
  isFirst: boolean;
  isLarge: boolean;
  isWide: boolean;
};

/** A choice renders the cards that it adds and those that become large or small. */
const Card = memo(function Card({
  heading: Heading,
  isFirst,
  isLarge,
  isWide,
  ...project
}: CardProps) {
  const { t } = useTranslation("projects");
  const language = useLanguage();
  const { path, name, highlight, city, area, contract, role, status, progress, cover } = project;
  const when = status === "finished" ? yearOf(project) : t("facts.progress", { percent: progress });
  const size = area && `${formatNumber(area, language)}\u00a0${t("facts.metre")}²`;
  const facts = (line: readonly (string | number | null)[]) => (
    <p className={styles.facts}>{line.map((fact) => fact && <span key={fact}>{fact} </span>)}</p>
  );
  return (
    <li className={`${styles.card} ${isLarge ? styles.lead : ""}`}>
      <Picture
        image={cover.image}
        alt=""
        focus={cover.focus}
        first={isFirst}
        sizes={`(min-width: 64rem) ${isLarge ? "min(82vw, 100rem)" : "26rem"}, ${isWide ? 92 : 66}vw`}
      />
      <div>
        <Heading>
          <LocalizedLink to={path}>{name}</LocalizedLink>
        </Heading>
        <p className={styles.fact}>
          <RunningText text={highlight} />
        </p>
        {facts([city.name, when])}
        {facts([
          size,
          contract && t(`contracts.${contract}` as "contracts.lump-sum"),
          t(`roles.${role}` as "roles.operation"),
        ])}
      </div>
    </li>
  );
});

export const query = graphql`
  fragment ProjectCard on ContentProject {
    path
    name(language: $language)
    highlight(language: $language)
    sector {
      id
      name(language: $language)
    }
    status
    progress
    role
    contract
    area
    handover
    expectedHandover
    plannedHandover
    city {
      id
      name(language: $language)
      country
      countryName(language: $language)
    }
    cover {
      image { ...CardPicture }
      focus
    }
  }
`;

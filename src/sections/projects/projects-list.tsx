import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { ProfileLink } from "../../components/profile-link";
import { Section } from "../../components/section";
import { LocalizedLink, useTranslation } from "../../i18n";
import { projectPath } from "../../shared/anchors";
import { areSpread, CitiesMap } from "./cities-map";
import * as styles from "./projects-list.module.css";
import { type Filters, useFilters } from "./use-filters";

type Project = Queries.ProjectCardFragment;

interface ProjectsListProps {
  projects: readonly Project[];
  map: Queries.CitiesMapFragment;
  /** The company profile, with all of them to print. */
  profile: string | null;
}

/** What projects can be chosen by, and the value of each. */
const valueIn: Record<keyof Filters, (project: Project) => string> = {
  sector: ({ sector }) => sector,
  country: ({ place }) => place.country,
  status: ({ status }) => status,
  city: ({ place }) => place.id,
};

const keys = Object.keys(valueIn) as (keyof Filters)[];

/** All projects, with filters in the page's address, where there is a choice; that of cities is a map, where they are far enough apart. Without scripts it shows all. */
export function ProjectsList({ projects, map, profile }: ProjectsListProps) {
  const { t } = useTranslation("projects");
  const { filters, linkTo } = useFilters(keys);
  const matching = (wanted: Filters) =>
    projects.filter((project) =>
      keys.every((key) => !wanted[key] || wanted[key] === valueIn[key](project)),
    );
  const shown = matching(filters);
  const link = (key: keyof Filters, value: string, count: number) => {
    const isChosen = filters[key] === value;
    return {
      ...linkTo({ [key]: isChosen ? undefined : value }),
      "data-empty": count === 0 || undefined,
      "aria-current": isChosen ? ("true" as const) : undefined,
    };
  };
  const labelOf = (key: keyof Filters, { sector, status, place }: Project) => {
    if (key === "sector") return t(`sectors.${sector}` as "sectors.offices");
    if (key === "status") return t(`statuses.${status}` as "statuses.finished");
    return key === "country" ? place.countryName : place.name;
  };
  /** The values that projects have, the most frequent first. */
  const choices = (key: keyof Filters) => {
    const values = [...new Set(projects.map(valueIn[key]))];
    return values
      .map((value) => {
        const same = projects.filter((project) => valueIn[key](project) === value);
        const [first] = same;
        const { length: count } = matching({ ...filters, [key]: value });
        return {
          value,
          label: first ? labelOf(key, first) : value,
          total: same.length,
          count,
          link: link(key, value, count),
        };
      })
      .sort((one, other) => other.total - one.total);
  };
  const hasMap = areSpread(
    map.items.filter(({ id }) => projects.some(({ place }) => place.id === id)),
  );
  return (
    <Section id="list">
      <div className={styles.head} data-search="none">
        <div className={styles.filters}>
          {keys
            .filter((key) => key !== "city" || !hasMap)
            .map((key) => [key, choices(key)] as const)
            .filter(([, all]) => all.length > 1)
            .map(([key, all]) => (
              <nav key={key} aria-label={t(`filters.${key}`)}>
                <h2 className={styles.filter}>{t(`filters.${key}`)}</h2>
                <ul className={styles.choices}>
                  {all.map(({ value, label, count, link }) => (
                    <li key={value}>
                      <a {...link}>
                        {label} <span className={styles.count}>{count}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        {hasMap && <CitiesMap {...map} choices={choices("city")} />}
      </div>
      {projects.length > 1 && (
        <p className={styles.result} role="status">
          <span>{t("filters.result", { shown: shown.length, count: projects.length })}</span>
          {shown.length < projects.length && <a {...linkTo({})}>{t("filters.all")}</a>}
        </p>
      )}
      {shown.length === 0 && <p className={styles.empty}>{t("filters.none")}</p>}
      <ul className={styles.grid} data-search="none">
        {shown.map((project) => (
          <Card key={project.slug} {...project} />
        ))}
      </ul>
      {profile && (
        <p className={styles.profile}>
          <ProfileLink file={profile} />
        </p>
      )}
    </Section>
  );
}

function Card({ slug, name, highlight, place, status, progress, cover }: Project) {
  const { t } = useTranslation("projects");
  return (
    <li className={styles.card}>
      <Picture image={cover.image} alt="" focus={cover.focus} />
      <h2>
        <LocalizedLink to={projectPath(slug)} data-print>
          {name}
        </LocalizedLink>
      </h2>
      <p className={styles.fact}>{highlight}</p>
      <p className="caption">
        {place.name}
        {status !== "finished" && ` · ${t("facts.progress", { percent: progress })}`}
      </p>
    </li>
  );
}

export const query = graphql`
  fragment ProjectCard on ContentProject {
    slug
    name(language: $language)
    highlight(language: $language)
    sector
    status
    progress
    place {
      id
      name(language: $language)
      country
      countryName(language: $language)
    }
    cover {
      image {
        ...CardPicture
      }
      focus {
        x
        y
      }
    }
  }
`;

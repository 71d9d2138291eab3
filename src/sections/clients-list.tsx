import { graphql, withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { useInView } from "../browser/on-intersect";
import { useCurrentSection } from "../browser/use-current-section";
import { Action } from "../components/action";
import { Picture } from "../components/picture/picture";
import { Fold, few } from "../components/ruled-table";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { LocalizedLink, useTranslation } from "../i18n";
import * as styles from "./clients-list.module.css";

interface ClientsListProps {
  /** The projects that clients name. */
  projects: readonly Queries.ClientProjectFragment[];
  /** The URL of the flag service, with `{country}` for the country's code. Without it, our own files are used. */
  externalFlags?: string;
  /** How many clients are shown, in columns, by name and place alone, with the way to all of them; without it, all. */
  first?: number;
}

const idOf = (index: number) => `client-${index + 1}`;

/** The schedule of clients: name, place, what was done. On a wide screen the picture beside it follows the reading, the pointer and the focus; on a phone most of it opens. */
export function ClientsList({ projects, externalFlags, first }: ClientsListProps) {
  const { t } = useTranslation("clients");
  const clients = t("items", { returnObjects: true }).slice(0, first);
  const list = useRef<HTMLOListElement>(null);
  // The flag service gets no request until the list comes into view. Until then the flags are our own files.
  const isNear = useInView(list, -100);
  const projectOf = (index: number) =>
    projects.find(({ slug }) => slug === clients[index]?.project);
  /** The client whose picture is shown: the last one read or pointed at that has one. */
  const [pictured, setPictured] = useState(clients.findIndex((_, index) => projectOf(index)));
  const read = useCurrentSection(first ? [] : clients.map((_, index) => idOf(index)));
  const row = clients.findIndex((_, index) => idOf(index) === read);
  const reading = clients.findLastIndex((_, index) => index <= row && projectOf(index));
  useEffect(() => {
    const isPointedAt = list.current?.parentElement?.matches(":hover, :focus-within");
    if (reading >= 0 && !isPointedAt) setPictured(reading);
  }, [reading]);
  if (clients.length === 0) return null;
  const shown = projectOf(pictured);
  const rows = clients.map(({ name, location, description, flagUrl }, index) => {
    const project = projectOf(index);
    const choose = project && (() => setPictured(index));
    return (
      <li
        key={index}
        id={idOf(index)}
        className={`${styles.client} leads`}
        data-current={index === pictured || undefined}
        onPointerEnter={choose}
        onFocus={choose}
      >
        <div>
          <h3 className={styles.name}>
            {project ? <LocalizedLink to={project.path}>{name}</LocalizedLink> : name}
          </h3>
          <p className={styles.place}>
            <Flag flagUrl={flagUrl} externalFlags={isNear ? externalFlags : undefined} />
            {location}
          </p>
        </div>
        {!first && <RunningText as="p" className={styles.description} text={description} />}
      </li>
    );
  });
  return (
    <Section
      id="clients"
      title={t("listTitle")}
      text={first ? undefined : t("listText")}
      surface="raised"
      action={
        first && (
          <Action to="/clients" kind="quiet">
            {t("all")}
          </Action>
        )
      }
    >
      <div className={styles.schedule}>
        <div>
          <ol ref={list} className={first ? styles.columns : "ruled"}>
            {rows.slice(0, first ?? few)}
          </ol>
          {!first && rows.length > few && (
            <Fold count={rows.length}>
              <ol start={few + 1} className="ruled">
                {rows.slice(few)}
              </ol>
            </Fold>
          )}
        </div>
        {shown && !first && (
          <div className={styles.large}>
            <Picture
              key={shown.slug}
              image={shown.cover.image}
              alt=""
              focus={shown.cover.focus}
              sizes="66vw"
            />
          </div>
        )}
      </div>
    </Section>
  );
}

function Flag({ flagUrl, externalFlags }: { flagUrl: string; externalFlags?: string }) {
  const [country = ""] = flagUrl.split("/").at(-1)?.split(".") ?? [];
  const [isOutOfReach, setOutOfReach] = useState(false);
  const external = isOutOfReach ? undefined : externalFlags?.replace("{country}", country);
  return (
    <img
      className={styles.flag}
      loading="lazy"
      referrerPolicy="no-referrer"
      src={external ?? withPrefix(flagUrl)}
      onError={() => setOutOfReach(true)}
      // The place beside it names the country.
      alt=""
      width={20}
      height={15}
    />
  );
}

export const query = graphql`
  fragment ClientProject on ContentProject {
    slug
    path
    cover {
      image { ...CardPicture }
      focus
    }
  }
`;

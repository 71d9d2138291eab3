import { withPrefix } from "gatsby";
import { useRef, useState } from "react";
import { useNear } from "../browser/use-near";
import { Section } from "../components/section";
import type { Numbered } from "../components/section-label";
import { useTranslation } from "../i18n";
import * as styles from "./clients-list.module.css";

interface ClientsListProps extends Numbered {
  /** The URL of the flag service, with `{country}` for the country's code. Without it, our own files are used. */
  externalFlags?: string;
}

/** The list of clients: flag, name, place, what was done. */
export function ClientsList({ externalFlags, number }: ClientsListProps) {
  const { t } = useTranslation("clients");
  const clients = t("items", { returnObjects: true });
  const list = useRef<HTMLUListElement>(null);
  // The flag service gets no request until the list comes into view. Until then the flags are our own files.
  const isNear = useNear(list, -100);
  return (
    <Section id="clients" number={number} title={t("listTitle")} text={t("listText")} ground="band">
      <ul ref={list} className={styles.list}>
        {clients.map(({ name, location, description, flagUrl }, index) => (
          <li key={name} id={`client-${index + 1}`} className={styles.client}>
            <Flag flagUrl={flagUrl} externalFlags={isNear ? externalFlags : undefined} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.place}>{location}</p>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
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
      width={32}
      height={24}
    />
  );
}

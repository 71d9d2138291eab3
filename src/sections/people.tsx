import { graphql } from "gatsby";
import { initialsOf } from "../../shared/initials";
import { Picture } from "../components/picture/picture";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import * as styles from "./people.module.css";

/** Who leads the company, each with a portrait or, without one, initials. Nothing without anybody. */
export function People({ items }: Queries.PeopleFragment) {
  const { t } = useTranslation("who-we-are");
  if (items.length === 0) return null;
  return (
    <Section id="people" rank="minor" title={t("people.title")}>
      <ul className={styles.list}>
        {items.map(({ id, name, role, text, picture, focus }) => (
          <li key={id} className={styles.person}>
            {picture ? (
              <div className={styles.portrait}>
                <Picture image={picture} alt="" focus={focus} />
              </div>
            ) : (
              <span className={styles.portrait} aria-hidden translate="no">
                {initialsOf(name)}
              </span>
            )}
            <div>
              <h3 translate="no">{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment People on ContentPeople {
    items {
      id
      name(language: $language)
      role(language: $language)
      text(language: $language)
      picture { ...PortraitPicture }
      focus
    }
  }
`;

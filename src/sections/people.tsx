import { graphql } from "gatsby";
import { initialsOf } from "../../shared/initials";
import { Picture } from "../components/picture/picture";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import * as styles from "./people.module.css";

interface PeopleProps extends Queries.PeopleFragment, Queries.WidePictureFragment {}

/** Who leads the company, each with a portrait or, without one, initials, below a picture as wide as the screen. Nothing without anybody. */
export function People({ items, wide }: PeopleProps) {
  const { t } = useTranslation("who-we-are");
  if (items.length === 0) return null;
  return (
    <>
      {wide && (
        <div className={styles.wide}>
          <Picture {...wide} sizes="max(100vw, 44vh)" />
        </div>
      )}
      <Section id="people" rank="minor" title={t("people.title")}>
        <ul className={styles.list}>
          {items.map(({ id, name, role, text, picture, focus }) => (
            <li key={id}>
              <div className={styles.portrait} aria-hidden translate="no">
                {picture ? <Picture image={picture} alt="" focus={focus} /> : initialsOf(name)}
              </div>
              <h3 translate="no">{name}</h3>
              <p className="eyebrow">{role}</p>
              <p className="caption">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export const query = graphql`
  fragment WidePicture on ContentWhoWeAre {
    wide {
      alt(language: $language)
      image { ...ScreenWidePicture }
      focus
    }
  }

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

import { graphql } from "gatsby";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import * as styles from "./milestones.module.css";

/** Who is responsible for what on a project. Nothing without roles. */
export function Roles({ items }: Queries.RolesFragment) {
  const { t } = useTranslation("who-we-are");
  if (items.length === 0) return null;
  return (
    <Section id="roles" rank="minor" title={t("roles.title")} text={t("roles.text")}>
      <dl className={styles.rows}>
        {items.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const query = graphql`
  fragment Roles on ContentRoles {
    items {
      id
      title(language: $language)
      text(language: $language)
    }
  }
`;

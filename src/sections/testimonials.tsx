import { graphql } from "gatsby";
import * as action from "../components/action.module.css";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { LocalizedLink, useTranslation } from "../i18n";
import * as styles from "./testimonials.module.css";

/** What clients say, each by a role and with the way to the project. Nothing without any. */
export function Testimonials({ items }: Queries.TestimonialsFragment) {
  const { t } = useTranslation("clients");
  if (items.length === 0) return null;
  return (
    <Section id="testimonials" rank="minor" title={t("testimonials.title")}>
      <div className={styles.list} data-search="none">
        {items.map(({ id, title, text, project }) => (
          <figure key={id} className={styles.testimonial}>
            <RunningText as="blockquote" className={`lead ${styles.text}`} text={text} />
            <figcaption className={styles.role}>
              {title}
              {project && (
                <LocalizedLink to={project.path} className={action.quiet}>
                  {project.name}
                </LocalizedLink>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Testimonials on ContentTestimonials {
    items {
      id
      title(language: $language)
      text(language: $language)
      project {
        path
        name(language: $language)
      }
    }
  }
`;

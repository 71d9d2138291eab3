import { graphql } from "gatsby";
import { useSidewaysFocus } from "../../browser/use-sideways-focus";
import { Picture } from "../../components/picture/picture";
import { RunningText } from "../../components/running-text";
import { Section } from "../../components/section";
import { LocalizedLink, useTranslation } from "../../i18n";
import * as styles from "./large-projects.module.css";

type Project = Queries.LargeProjectFragment;

interface LargeProjectsProps {
  /** Without one the first picture begins at once. */
  title?: string;
  projects: readonly Project[] | null;
}

/** Projects in large pictures, the first as wide as the screen; on a phone the others pass sideways. Nothing without any. */
export function LargeProjects({ title, projects }: LargeProjectsProps) {
  const { t } = useTranslation("home");
  const tabIndex = useSidewaysFocus();
  const [first, ...others] = projects ?? [];
  if (!first) return null;
  return (
    <Section title={title}>
      {!title && <h2 className="visually-hidden">{t("ourProjects")}</h2>}
      <Large
        {...first}
        eager={!title}
        className={styles.first}
        sizes="(min-width: 36rem) max(100vw, 90svh), 100vw"
      />
      {others.length > 0 && (
        <ul className={`sideways ${styles.others}`} tabIndex={tabIndex}>
          {others.map((project, index) => (
            <li key={project.path}>
              {/* The third is cut from one that is as high as two rows. */}
              <Large {...project} sizes={`(min-width: 36rem) ${index === 2 ? 100 : 54}vw, 27rem`} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Large({
  path,
  name,
  highlight,
  city,
  cover,
  sizes,
  eager,
  className = "",
}: Project & { sizes: string; eager?: boolean; className?: string }) {
  return (
    <div className={`leads ${styles.project} ${className}`} data-search="none">
      <Picture {...cover} sizes={sizes} eager={eager} />
      <h3>
        <LocalizedLink to={path}>{name}</LocalizedLink>
      </h3>
      <p className={styles.fact}>
        <RunningText text={`${highlight}\u00a0· ${city.name}`} />
      </p>
    </div>
  );
}

export const query = graphql`
  fragment LargeProject on ContentProject {
    path
    name(language: $language)
    highlight(language: $language)
    city {
      name(language: $language)
    }
    cover {
      alt(language: $language)
      image {
        ...ScreenWidePicture
      }
      focus
    }
  }
`;

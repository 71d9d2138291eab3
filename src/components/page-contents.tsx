import { useCurrentSection } from "../browser/use-current-section";
import { useTranslation } from "../i18n";
import * as styles from "./page-contents.module.css";

interface PageContentsProps {
  /** The sections that the page shows, by their anchors. */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page, under its title, and on a wide screen in sight while one reads. Nothing without any. */
export function PageContents({ sections }: PageContentsProps) {
  const { t } = useTranslation("common");
  const current = useCurrentSection(sections.map(({ id }) => id));
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t("contents.title")} className={styles.contents}>
      <ul className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

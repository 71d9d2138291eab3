import { useTranslation } from "../i18n";
import * as styles from "./page-contents.module.css";

interface PageContentsProps {
  /** The sections that the page shows, by their anchors. */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page, under its title. Nothing without any. */
export function PageContents({ sections }: PageContentsProps) {
  const { t } = useTranslation("common");
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t("contents.title")} className={styles.contents}>
      <ul className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

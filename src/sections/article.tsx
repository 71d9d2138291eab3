import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { useCurrentSection } from "../browser/use-current-section";
import { LegalLine } from "../components/legal-line";
import { RunningText } from "../components/running-text";
import { type ReadingTexts, useTranslation } from "../i18n";
import * as styles from "./article.module.css";
import { ShareLinks } from "./share-links";

interface ArticleProps extends Queries.ArticleFragment {
  sections: ReadingTexts["sections"];
  identity: Queries.LegalLineFragment;
  shared: ComponentProps<typeof ShareLinks>;
}

/** A page to read: its contents beside it, each section with an anchor. */
export function Article({
  sections: all,
  legal,
  leftOut,
  identity,
  gregorian,
  hijri,
  shared,
}: ArticleProps) {
  const { t } = useTranslation("common");
  const sections = all.filter(({ id }) => !leftOut.includes(id));
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className={styles.page}>
      <div className={`${styles.aside} no-print`}>
        <nav aria-labelledby="contents" className={`corners ${styles.contents}`}>
          <h2 id="contents" className="eyebrow">
            {t("contents.title")}
          </h2>
          <ol className="ruled">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.text}>
        {gregorian && <p className="note">{t("updated", { gregorian, hijri })}</p>}
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} className="stack corners" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <a href={`#${id}`}>{title}</a>
            </h2>
            {text.split(/\s*\n\s*\n\s*/).map((paragraph, position) => (
              <RunningText key={position} as="p" text={paragraph} />
            ))}
            {id === legal && <LegalLine {...identity} />}
          </section>
        ))}
      </div>
      <ShareLinks {...shared} />
    </div>
  );
}

export const query = graphql`
  fragment Article on ContentPage {
    gregorian: updatedIn(calendar: "gregory", language: $language)
    hijri: updatedIn(calendar: "islamic-umalqura", language: $language)
    legal
    leftOut
  }
`;

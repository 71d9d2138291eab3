import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { LegalLine } from "../components/legal-line";
import { WithLinks } from "../components/with-links";
import { useTextOfKey, useTranslation } from "../i18n";
import * as styles from "./article.module.css";
import { ShareLinks } from "./share-links";
import { useCurrentSection } from "./use-current-section";

interface ArticleProps extends Queries.ArticleFragment {
  identity: Queries.LegalLineFragment;
  shared: ComponentProps<typeof ShareLinks>;
}

/** A page to read: its contents beside it, each section with an anchor. */
export function Article({ sections, identity, gregorian, hijri, shared }: ArticleProps) {
  const { t } = useTranslation("common");
  const text = useTextOfKey();
  const current = useCurrentSection(sections?.map(({ id }) => id) ?? []);
  return (
    <div className={styles.page}>
      <div className={`${styles.aside} no-print`}>
        <nav aria-labelledby="contents" className={`corners ${styles.contents}`}>
          <h2 id="contents" className="eyebrow">
            {t("contents.title")}
          </h2>
          <ol>
            {sections?.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
                  {text(title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.text}>
        {gregorian && <p className="note">{t("updated", { gregorian, hijri })}</p>}
        {sections?.map(({ id, title, paragraphs, legal }) => (
          <section key={id} id={id} className="corners" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <a href={`#${id}`}>{text(title)}</a>
            </h2>
            {paragraphs
              .flatMap((key) => text(key).split(/\s*\n\s*\n\s*/))
              .map((paragraph, position) => (
                <p key={position}>
                  <WithLinks text={paragraph} />
                </p>
              ))}
            {legal && <LegalLine {...identity} />}
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
    sections {
      id
      title
      paragraphs
      legal
    }
  }
`;

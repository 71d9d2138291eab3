import { graphql, withPrefix } from "gatsby";
import { NewTabLink } from "../components/new-tab-link";
import { Picture } from "../components/picture/picture";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";
import * as styles from "./documents.module.css";

interface DocumentsProps {
  /** Where they are a part of their page. */
  title?: string;
  documents: readonly Queries.DocumentFragment[] | null;
}

/** Documents as sheets of paper, each opening in a new tab, with its year, pages and size. Nothing without any. */
export function Documents({ title, documents }: DocumentsProps) {
  const { t } = useTranslation("common");
  if (!documents?.length) return null;
  const Heading = title ? "h3" : "h2";
  return (
    <Section id="documents" rank="minor" title={title}>
      <ul className={styles.documents} data-search="none">
        {documents.map(({ id, name, year, file, size, pages, cover }) => (
          <li key={id} className={styles.document}>
            {cover && <Picture image={cover} alt="" />}
            <Heading className="small-heading">
              <NewTabLink href={withPrefix(file)} icon={cover ? undefined : "document"}>
                {name}
              </NewTabLink>
            </Heading>
            <p className={styles.facts}>
              <span>{year}</span>
              <span>PDF</span>
              {pages && <span>{t("documents.pages", { count: pages })}</span>}
              <span>{size}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Document on Document {
    id
    name(language: $language)
    year
    file: files(language: $language)
    size(language: $language)
    pages(language: $language)
    cover { ...PortraitPicture }
  }
`;

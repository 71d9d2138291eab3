import { graphql, withPrefix } from "gatsby";
import { NewTabLink } from "../components/new-tab-link";
import { Picture } from "../components/picture/picture";
import { useTranslation } from "../i18n";
import * as styles from "./documents.module.css";

interface DocumentsProps {
  documents: readonly Queries.DocumentFragment[];
  /** The rank of their titles. */
  heading: "h2" | "h3";
}

/** Documents as sheets of paper, each opening in a new tab, with its year, pages and size. */
export function Documents({ documents, heading: Heading }: DocumentsProps) {
  const { t } = useTranslation("common");
  return (
    <ul className={styles.documents} data-search="none">
      {documents.map(({ id, name, year, file, size, pages, cover }) => (
        <li key={id} className={styles.document}>
          {cover && (
            <div className={styles.cover}>
              <Picture image={cover} alt="" />
            </div>
          )}
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

import { graphql } from "gatsby";
import { useSidewaysFocus } from "../browser/use-sideways-focus";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { LocalizedLink } from "../i18n";
import * as styles from "./ruled-list.module.css";

interface RuledListProps {
  id: string;
  title?: string;
  text?: string;
  /** The title of one that is a page leads there. */
  items: readonly (Omit<Queries.ListEntryFragment, "text"> & {
    text: string | null;
    path?: string | null;
  })[];
  /** On a phone its entries pass sideways. */
  sideways?: boolean;
}

/** A section of titles, each with its text, between hairlines: years, roles, pages. Nothing without any. */
export function RuledList({ items, sideways = false, ...section }: RuledListProps) {
  const tabIndex = useSidewaysFocus();
  if (items.length === 0) return null;
  return (
    <Section {...section} rank="minor">
      <dl
        className={`ruled ${styles.list} ${sideways ? "sideways" : ""}`}
        tabIndex={sideways ? tabIndex : undefined}
      >
        {items.map(({ id, title, text, path }) => (
          <div key={id}>
            <dt className={/^\d+$/.test(title) ? styles.year : "small-heading"}>
              {path ? <LocalizedLink to={path}>{title}</LocalizedLink> : title}
            </dt>
            <RunningText as="dd" text={text ?? ""} />
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const query = graphql`
  fragment ListEntry on ListEntry {
    id
    title(language: $language)
    text(language: $language)
  }
`;

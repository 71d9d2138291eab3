import { graphql } from "gatsby";
import { useSidewaysFocus } from "../browser/use-sideways-focus";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import * as styles from "./ruled-list.module.css";

interface RuledListProps {
  id: string;
  title: string;
  text?: string;
  items: readonly Queries.ListEntryFragment[];
  /** On a phone its entries pass sideways. */
  sideways?: boolean;
}

/** A section of titles, each with its text, between hairlines: years, roles. Nothing without any. */
export function RuledList({ items, sideways = false, ...section }: RuledListProps) {
  const tabIndex = useSidewaysFocus();
  if (items.length === 0) return null;
  return (
    <Section {...section} rank="minor">
      <dl
        className={`ruled ${styles.list} ${sideways ? "sideways" : ""}`}
        tabIndex={sideways ? tabIndex : undefined}
      >
        {items.map(({ id, title, text }) => (
          <div key={id}>
            <dt className={/^\d+$/.test(title) ? styles.year : "small-heading"}>{title}</dt>
            <RunningText as="dd" text={text} />
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

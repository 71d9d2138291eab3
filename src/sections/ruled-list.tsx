import { graphql } from "gatsby";
import { useSidewaysFocus } from "../browser/use-sideways-focus";
import * as digits from "../components/figure-value.module.css";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { LocalizedLink } from "../i18n";
import * as figures from "./figures.module.css";
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
  /** On a phone its entries pass sideways; its titles are years along a dimension line, which do too; or questions, which open. */
  kind?: "sideways" | "years" | "questions";
}

/** A section of titles, each with its text, between hairlines: roles, questions, pages. Nothing without any. */
export function RuledList({ items, kind, ...section }: RuledListProps) {
  const tabIndex = useSidewaysFocus();
  const isSideways = kind === "sideways" || kind === "years";
  const areYears = kind === "years";
  if (items.length === 0) return null;
  if (kind === "questions")
    return (
      <Section {...section} rank="minor">
        <div className={`ruled ${styles.list}`}>
          {items.map(({ id, title, text }) => (
            <details key={id}>
              <summary className="small-heading">{title}</summary>
              <RunningText as="p" text={text ?? ""} />
            </details>
          ))}
        </div>
      </Section>
    );
  return (
    <Section {...section} rank="minor">
      <dl
        className={`${areYears ? figures.others : `ruled ${styles.list}`} ${isSideways ? "sideways" : ""}`}
        tabIndex={isSideways ? tabIndex : undefined}
      >
        {items.map(({ id, title, text, path }) => (
          <div key={id} className={areYears ? figures.figure : undefined}>
            <dt className={areYears ? `${figures.value} ${digits.number}` : "small-heading"}>
              {path ? <LocalizedLink to={path}>{title}</LocalizedLink> : title}
            </dt>
            <RunningText
              as="dd"
              className={areYears ? figures.note : undefined}
              text={text ?? ""}
            />
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

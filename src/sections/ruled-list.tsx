import { graphql } from "gatsby";
import { useSidewaysFocus } from "../browser/use-sideways-focus";
import { Section } from "../components/section";
import { formatMonth, useLanguage, useTranslation } from "../i18n";
import * as styles from "./ruled-list.module.css";

interface RuledListProps {
  id: string;
  title: string;
  text?: string;
  items: readonly {
    id: string;
    term: string | number;
    text: string;
    /** The month in which it was so. */
    asOf?: string | null;
  }[];
  /** `cards` pass sideways on a phone; `small` is that of a document. */
  kind?: "large" | "cards" | "small";
}

/** A section of terms, each with its text, between hairlines: years, roles, facts. Nothing without any. */
export function RuledList({ items, kind = "large", ...section }: RuledListProps) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const tabIndex = useSidewaysFocus();
  if (items.length === 0) return null;
  return (
    <Section {...section} rank="minor">
      <dl
        className={kind === "cards" ? `sideways ${styles.large}` : styles[kind]}
        tabIndex={kind === "cards" ? tabIndex : undefined}
      >
        {items.map(({ id, term, text, asOf }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{text}</dd>
            {asOf && <dd>{t("figures.asOf", { date: formatMonth(asOf, language) })}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const query = graphql`
  fragment Milestones on ContentMilestones {
    items {
      id
      term: year
      text(language: $language)
    }
  }

  fragment Roles on ContentRoles {
    items {
      id
      term: title(language: $language)
      text(language: $language)
    }
  }

  fragment Capacity on ContentPrequalification {
    items {
      id
      term: label(language: $language)
      text(language: $language)
      asOf
    }
  }
`;

import type { ReactNode } from "react";
import { useTranslation } from "../i18n";
import * as styles from "./ruled-table.module.css";
import { RunningText } from "./running-text";
import { Section } from "./section";

interface RuledTableProps {
  id: string;
  title: string;
  text?: string;
  /** Leaves the table out of the search: what it lists has pages. */
  search?: "none";
  /** What its columns are called; without labels it has no head. One in which no row has a value is left out. */
  labels: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** More rows than these open on a phone. */
export const few = 6;

/**
 * A section with a table between hairlines. Where it has no room it is a list of its rows, each value after its label.
 * Without labels each row is a title and its texts. Nothing without rows.
 */
export function RuledTable({ labels, rows, search, ...section }: RuledTableProps) {
  if (rows.length === 0) return null;
  const columns = (rows[0] ?? [])
    .map((_cell, index) => columnOf(index, labels[index], rows))
    .filter(({ texts }) => texts.length > 0);
  const areNumbers = columns.slice(1).every(({ kind }) => kind === "number");
  const table = labels[0] ? (
    <table className={`${styles.table} ${areNumbers ? styles.large : ""}`} data-search={search}>
      <thead className="note">
        <tr>
          {columns.map(({ index, label, kind }) => (
            <th key={index} scope="col" className={kind && styles[kind]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            <th scope="row">{shown(cells[0])}</th>
            {columns.slice(1).map(({ index, label, kind, isPlain }) => (
              <td
                key={index}
                data-label={isPlain ? undefined : label}
                className={kind && styles[kind]}
              >
                {shown(cells[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <dl className={`ruled ${styles.pairs}`}>
      {rows.map(([title, ...texts], row) => (
        <div key={row}>
          <dt>
            <strong>{shown(title)}</strong>
          </dt>
          {texts.filter(Boolean).map((text, index) => (
            <dd key={index} className="muted">
              {shown(text)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
  return (
    <Section {...section} rank="minor" surface={labels[0] ? undefined : "raised"}>
      {rows.length > few ? <Fold count={rows.length}>{table}</Fold> : table}
    </Section>
  );
}

/** What opens where its section has no room for all at once. */
export function Fold({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <details className={styles.fold}>
      <summary className="no-print">{t("table.showAll", { count })}</summary>
      {children}
    </details>
  );
}

/** A column: numbers are set at its end, what is short with a number stays on one line, what is long has a line of a list. That has no label. */
function columnOf(index: number, label: string | undefined, rows: RuledTableProps["rows"]) {
  const texts = rows.flatMap((cells) => cells[index] || []).map(String);
  const longest = Math.max(...texts.map(({ length }) => length));
  const hasDigits = texts.some((text) => /\d/.test(text));
  const kinds = {
    number: texts.every((text) => /^[\d.,]+(\s\S{1,2})?$/.test(text)),
    long: longest > 60,
    short: hasDigits && longest < 18,
  };
  const [kind] = (["number", "long", "short"] as const).filter((name) => index > 0 && kinds[name]);
  return { index, label, texts, kind, isPlain: kinds.long };
}

/** A cell: what follows a line break stands below, a number or a code reads from left to right. */
function shown(cell: ReactNode): ReactNode {
  if (typeof cell !== "string") return cell;
  if (/^[\w.,/-]+$/.test(cell)) return <bdi dir="ltr">{cell}</bdi>;
  const [name, ...more] = cell.split("\n");
  return more.length === 0 ? (
    <RunningText text={cell} />
  ) : (
    <>
      <RunningText text={name ?? ""} />
      <RunningText as="span" className="note stack" text={more.join(" ")} />
    </>
  );
}

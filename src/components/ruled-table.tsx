import type { ReactNode } from "react";
import * as styles from "./ruled-table.module.css";
import { Section } from "./section";

interface Column {
  /** A table whose values say what they are has none. */
  label?: string;
  /** Its values need no label in a list. */
  isPlain?: boolean;
  /** A number is set at the end of its cell, what is short stays on one line, what is long has a line of a list. */
  kind?: "number" | "short" | "long";
}

interface RuledTableProps {
  id: string;
  title: string;
  text?: string;
  /** Leaves the table out of the search: what it lists has pages. */
  search?: "none";
  /** The first column names its rows. One in which no row has a value is left out. */
  columns: readonly Column[];
  rows: readonly (readonly ReactNode[])[];
}

const isEmpty = (cell: ReactNode) => cell === undefined || cell === null || cell === "";

/** A section with a table between hairlines; where it has no room, a list of its rows, the values with their labels one after the other. */
export function RuledTable({ columns, rows, search, ...section }: RuledTableProps) {
  const shown = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => rows.some((cells) => !isEmpty(cells[index])));
  return (
    <Section {...section} rank="minor">
      <table className={styles.table} data-search={search}>
        {shown[0]?.label && (
          <thead>
            <tr>
              {shown.map(({ label, index, kind }) => (
                <th key={index} scope="col" className={kind && styles[kind]}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {shown.slice(1).map(({ label, index, kind, isPlain }) => (
                <td
                  key={index}
                  data-label={isPlain ? undefined : label}
                  className={kind && styles[kind]}
                >
                  {cells[index - 1]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

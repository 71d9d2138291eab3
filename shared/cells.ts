/** The cells of a row of a table in `content/`, which is one text with `|` between them. */
export const cellsIn = (row: string): string[] => row.split("|").map((cell) => cell.trim());

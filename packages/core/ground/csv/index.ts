import { stringify } from 'csv-stringify/sync';

/** The mark by which spreadsheets know UTF-8; it stands before the first line of a file. */
export const CSV_MARK = '\u{feff}';

/** A spreadsheet takes these at the start of a cell for a formula, and would run it; a Chinese one also the wide forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as lines of CSV; what a spreadsheet would run stands behind an apostrophe. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(rows.map((cells) => cells.map(harmless)));
}

const harmless = (cell: string | number): string =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);

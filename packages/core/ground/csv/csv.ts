import { CsvError, parse, type Options } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** The mark by which spreadsheets know UTF-8; it stands before the first line of a file. */
export const CSV_MARK = '\u{feff}';

/** A spreadsheet takes these at the start of a cell for a formula, and would run it; a Chinese one also the wide forms. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const HIDDEN_FORMULA = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;

/** Digits that a spreadsheet would round, shorten, or write as a power of ten; behind a tab it leaves them as they are. */
const LONG_NUMBER = /^(?:\d{12,}|0\d+)$/;
const KEPT_NUMBER = /^\t(?=\d+$)/;
/** How spreadsheets themselves write a number that is a text. */
const QUOTED_NUMBER = /^="(.*)"$/s;

/** Rows as lines of CSV; what a spreadsheet would run stands behind an apostrophe. `readCsv` gives them back as they were. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(written)),
    { quoted_match: /^\s|\s$/ },
  );
}

function written(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  if (LONG_NUMBER.test(cell)) return `\t${cell}`;
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function read(cell: string): string {
  if (HIDDEN_FORMULA.test(cell)) return cell.slice(1);
  return KEPT_NUMBER.test(cell) ? cell.slice(1) : (QUOTED_NUMBER.exec(cell)?.[1] ?? cell);
}

/** `line`: where the row begins in the file, from 1. */
export type CsvRow = { record: string[]; line: number };

/** A quote in this line has no partner. */
export class CsvFault extends Error {
  override name = 'CsvFault';
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}: a quote has no partner`);
    this.line = line;
  }
}

const OPTIONS: Options = {
  bom: true,
  trim: true,
  skip_empty_lines: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  info: true,
};

/** The rows of a table with commas, semicolons or tabs between its cells, as its first line has them. Throws `CsvFault`. */
export function readCsv(text: string): CsvRow[] {
  const { delimiter, table, skipped } = layoutOf(text);
  try {
    const found = parse(table, { ...OPTIONS, delimiter }) as unknown as { record: string[]; info: { lines: number } }[];
    return found.map(({ record, info }) => ({
      record: record.map(read),
      line: info.lines - lineBreaksIn(record) + skipped,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CsvFault(Number(error['lines']) + skipped);
  }
}

const DELIMITERS = [',', ';', '\t'] as const;
/** A first line by which some spreadsheets name the delimiter. */
const NAMED_DELIMITER = /^\u{feff}?sep=([,;\t])[ \t]*(?:\r\n|\n|\r)/u;
const QUOTED_CELL = /"(?:[^"]|"")*"/g;

function layoutOf(text: string): { delimiter: string; table: string; skipped: number } {
  const named = NAMED_DELIMITER.exec(text);
  if (named?.[1] !== undefined) return { delimiter: named[1], table: text.slice(named[0].length), skipped: 1 };
  const first = text.replaceAll(QUOTED_CELL, '').split(/[\r\n]/, 1)[0] ?? '';
  const counts = DELIMITERS.map((sign) => ({ sign, count: first.split(sign).length }));
  const { sign } = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return { delimiter: sign, table: text, skipped: 0 };
}

/** A cell may hold line breaks; a row is named by the line that it begins in. */
const lineBreaksIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

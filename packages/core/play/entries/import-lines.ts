import { appError } from '@pailei/contracts/http/errors';
import { ENTRIES_AT_ONCE, IMPORT_ERRORS } from '@pailei/contracts/play/entries/entries.api';
import { loginKey } from '@pailei/domain/accounts/login-key';
import { cleanName } from '@pailei/domain/typed-text/clean';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { CsvFault, readCsv, type CsvRow } from '../../ground/csv/csv.ts';

export type NamedLine = { line: number; text: string; key: string };

/** How the column that names the entrants may be headed; without a head it is the first. */
const HEADS: Readonly<Record<EntrantKind, readonly string[]>> = {
  account: ['用户名', '选手', '邮箱', 'username', 'name', 'email', 'e-mail'],
  team: ['战队', '战队编号', 'team', 'name', 'id'],
};

/** Names or what else tells who is meant, one in each line of a table. Throws what is wrong with the whole file. */
export function readImportLines(csv: string, kind: EntrantKind): NamedLine[] {
  const rows = recordsOf(csv);
  const column = rows[0]?.record.findIndex((cell) => HEADS[kind].includes(cell.trim().toLowerCase())) ?? -1;
  const named = (column === -1 ? rows : rows.slice(1)).flatMap(({ record, line }) => {
    const text = cleanName(record[Math.max(0, column)] ?? '');
    return text === '' ? [] : [{ line, text, key: loginKey(text) }];
  });
  if (named.length === 0) throw appError(IMPORT_ERRORS, 'csv_empty', { csv: IMPORT_ERRORS.csv_empty[1] });
  if (named.length > ENTRIES_AT_ONCE)
    throw appError(IMPORT_ERRORS, 'csv_too_long', { csv: IMPORT_ERRORS.csv_too_long[1] });
  return named;
}

function recordsOf(csv: string): CsvRow[] {
  try {
    return readCsv(csv);
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    throw appError(IMPORT_ERRORS, 'csv_unreadable', { csv: IMPORT_ERRORS.csv_unreadable[1] });
  }
}

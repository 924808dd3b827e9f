import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { describe, expect, test } from 'vitest';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';
import { readImportLines } from './import-lines.ts';

const namesOf = (csv: string, kind: EntrantKind = 'account') =>
  readImportLines(csv, kind).map(({ line, text }) => [line, text]);

describe('a list of players', () => {
  test('is one name or address in each line, with or without a head', () => {
    expect(namesOf('青石\n\nplayer@example.com\n')).toEqual([
      [1, '青石'],
      [3, 'player@example.com'],
    ]);
    expect(namesOf('\u{feff}序号,用户名\r\n1,青石\r\n2,"墨, 白"\r\n')).toEqual([
      [2, '青石'],
      [3, '墨, 白'],
    ]);
  });

  test('may have semicolons or tabs between its cells', () => {
    expect(namesOf('序号;用户名\r\n1;青石\r\n')).toEqual([[2, '青石']]);
    expect(namesOf('序号\t用户名\n1\t青石\n')).toEqual([[2, '青石']]);
  });

  test('is read from the table that the site itself writes, whatever the names look like', () => {
    const names = ['-刃', '007', '773212345678901234', '_墨', '青石'];
    const file = CSV_MARK + csvLines([['选手', '状态'], ...names.map((name) => [name, '已报名'])]);
    expect(namesOf(file).map(([, name]) => name)).toEqual(names);
  });

  test('of teams is read from the column of teams, wherever it stands', () => {
    const csv = '战队,用户名\n赤壁,青石\n';
    expect(namesOf(csv, 'team')).toEqual([[2, '赤壁']]);
    expect(namesOf(csv)).toEqual([[2, '青石']]);
  });

  test.each([
    ['nothing', '', 'csv_empty'],
    ['a head alone', '用户名\n', 'csv_empty'],
    ['an open quote', '"青石\n墨白', 'csv_unreadable'],
    ['more than an event holds', '青石\n'.repeat(1_025), 'csv_too_long'],
  ])('is refused with %s', (_what, csv, code) => {
    expect(() => readImportLines(csv, 'account')).toThrow(expect.objectContaining({ code, status: 422 }));
  });
});

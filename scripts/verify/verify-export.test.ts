import type { StandingsExport } from '@pailei/contracts/play/tournaments/standings-export';
import { describe, expect, test } from 'vitest';
import { verifyExport } from './verify-export.ts';

/** a beat b 2–0, worked out by hand. */
const EXPORT: StandingsExport = {
  format: 'pailei-standings',
  version: 1,
  event: { id: 'e1', name: '周赛', status: 'running', version: 12 },
  rule_sheet_hash: null,
  stage: { index: 0, type: 'swiss', status: 'running', format: { best_of: 3, boards: null } },
  rules: { tiebreakers: ['omw', 'game_difference'], byes_in_opponent_rates: true, head_to_head: 'repeated' },
  tables: [
    {
      group: null,
      entrants: [
        { id: 'a', name: '甲', lot: 1, is_disqualified: false },
        { id: 'b', name: '乙', lot: 2, is_disqualified: false },
      ],
      results: [{ kind: 'match', a: 'a', b: 'b', result: 'a', wins_a: 2, wins_b: 0, drawn: 0, round: 1 }],
      standings: [
        { rank: 1, id: 'a', decided_by: null, figures: { match_points: '3', omw: '33/100', game_difference: '2' } },
        {
          rank: 2,
          id: 'b',
          decided_by: 'match_points',
          figures: { match_points: '0', omw: '1', game_difference: '-2' },
        },
      ],
    },
  ],
};

const withText = (change: (text: string) => string) => verifyExport(change(JSON.stringify(EXPORT)));

describe('npm run verify', () => {
  test('says that an export equals what its results give', () => {
    const { isEqual, lines } = withText((text) => text);
    expect([isEqual, lines.at(-1)]).toEqual([true, 'Equal in every figure: 1 table(s), 2 entrants, 1 results.']);
  });

  test('names each figure that differs, and whose it is', () => {
    const { isEqual, lines } = withText((text) => text.replace('"omw":"33/100"', '"omw":"1/3"'));
    expect(isEqual).toBe(false);
    expect(lines.slice(-2)).toEqual([
      'Not equal: 1 difference(s) in 1 table(s), 2 entrants, 1 results.',
      '  甲 (a), omw: the file says 1/3, its results give 33/100',
    ]);
  });

  test('refuses a result that no match of the stage can have', () => {
    const { isEqual, lines } = withText((text) => text.replace('"wins_a":2', '"wins_a":3'));
    expect([isEqual, lines.at(-1)]).toEqual([
      false,
      '  甲 (a), results: the file says 3 games won of at most 2, its results give no such result',
    ]);
  });

  test('refuses what no match at all can have in an export that names no format', () => {
    const { format: _, ...stage } = EXPORT.stage;
    const text = (wins: number) => JSON.stringify({ ...EXPORT, stage }).replace('"wins_a":2', `"wins_a":${wins}`);
    expect(verifyExport(text(2)).isEqual).toBe(true);
    expect(verifyExport(text(5)).lines.at(-1)).toContain('5 games won of at most 4');
  });

  test('sees a result that was turned', () => {
    expect(withText((text) => text.replace('"result":"a"', '"result":"b"')).isEqual).toBe(false);
  });

  test.each([
    ['', 'This file is not JSON. Export the standings of a stage as JSON.'],
    ['{"format":', 'This file is not JSON. Export the standings of a stage as JSON.'],
    [
      '\u{feff}名次,选手\n',
      'This is the CSV export, which leaves out the results. Export the standings as JSON and verify that file.',
    ],
  ])('says what is wrong with %j', (text, line) => {
    expect(verifyExport(text)).toEqual({ isEqual: false, lines: [line] });
  });

  test.each([
    ['{}', 'format'],
    ['[]', 'the file'],
    [
      JSON.stringify({ ...EXPORT, tables: [{ ...EXPORT.tables[0], results: [{ kind: 'bye' }] }] }),
      'tables.0.results.0',
    ],
  ])('names the place that is broken', (text, place) => {
    const { isEqual, lines } = verifyExport(text);
    expect([isEqual, lines[0]?.startsWith(`This is no whole export of standings: ${place}`)]).toEqual([false, true]);
  });
});

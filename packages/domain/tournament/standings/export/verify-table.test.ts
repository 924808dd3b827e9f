import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../random/seeded.ts';
import { randomTable } from '../proof/standings.arbitrary.ts';
import { computeStandings } from '../rank.ts';
import { TIEBREAKERS, type StandingsRules } from '../types.ts';
import { exportTable, type ExportedTable } from './export-table.ts';
import { verifyTable } from './verify-table.ts';

const rules: StandingsRules = {
  tiebreakers: ['omw', 'gw', 'head_to_head'],
  byes_in_opponent_rates: true,
  head_to_head: 'repeated',
};

function exported(seed: number, own = rules): ExportedTable {
  const input = randomTable(createRandom(seed), own);
  return exportTable({ rows: computeStandings(input), rules: own });
}

describe('an exported table', () => {
  test('is computed again from its own facts, for random tables under any order', () => {
    const random = createRandom(21);
    for (let run = 0; run < 120; run++) {
      const own: StandingsRules = {
        tiebreakers: random.shuffle(TIEBREAKERS).slice(0, random.int(7)),
        byes_in_opponent_rates: run % 2 === 0,
        head_to_head: run % 3 === 0 ? 'once' : 'repeated',
      };
      const table = exported(run, own);
      expect(table.results.length).toBeGreaterThan(0);
      expect(verifyTable(JSON.parse(JSON.stringify(table)) as ExportedTable, own)).toEqual([]);
    }
  });

  test('that was changed by hand shows exactly what differs', () => {
    const table = exported(4);
    const [first, second, ...others] = table.standings;
    if (!first || !second) throw new Error('a table has two rows');
    const swapped = { ...table, standings: [{ ...first, rank: 2 }, { ...second, rank: 1 }, ...others] };
    expect(verifyTable(swapped, rules)).toEqual([
      { id: first.id, field: 'rank', exported: '2', computed: '1' },
      { id: second.id, field: 'rank', exported: '1', computed: '2' },
    ]);
    const raised = { ...table, standings: [{ ...first, figures: { ...first.figures, omw: '1' } }, second, ...others] };
    expect(verifyTable(raised, rules)).toEqual([
      { id: first.id, field: 'omw', exported: '1', computed: first.figures['omw'] },
    ]);
  });

  test('whose result was changed differs from its table', () => {
    const table = exported(4);
    const index = table.results.findIndex((result) => result.kind === 'match' && result.result === 'a');
    const turned = { ...table, results: table.results.with(index, { ...table.results[index], result: 'b' } as never) };
    expect(verifyTable(turned, rules).length).toBeGreaterThan(0);
  });

  test('with facts that cannot be is called broken', () => {
    const table = exported(4);
    const [first] = table.entrants;
    if (!first) throw new Error('a table has an entrant');
    expect(verifyTable({ ...table, entrants: [...table.entrants, first] }, rules).map(({ field }) => field)).toEqual([
      'entrants',
      'lots',
    ]);
    expect(verifyTable({ ...table, results: [{ kind: 'missed', id: 'nobody', round: 1 }] }, rules)).toEqual([
      { id: 'nobody', field: 'results', exported: 'has a result', computed: 'is no entrant' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../random/seeded.ts';
import { compareFractions, fraction, type Fraction } from '../fraction.ts';
import { STANDINGS_PRESETS } from '../presets.ts';
import { computeStandings } from '../rank.ts';
import { TIEBREAKERS, type StandingsResult, type StandingsRow } from '../types.ts';
import { arithmeticOf } from './arithmetic.ts';
import { explainFigure } from './explain-figure.ts';
import { figureOf } from './figure-of.ts';
import { randomTable } from './standings.arbitrary.ts';
import { tiedAt, tieSteps, whatParts } from './tie-steps.ts';
import type { FigureProof, OrderedTable } from './types.ts';

type Match = StandingsResult & { readonly kind: 'match' };

function match(a: string, b: string, result: Match['result'], wins: readonly [number, number] = [2, 0]): Match {
  return { kind: 'match', a, b, result, wins_a: wins[0], wins_b: wins[1], drawn: 0, round: 1 };
}

const rules = { tiebreakers: STANDINGS_PRESETS.magic, byes_in_opponent_rates: true, head_to_head: 'repeated' } as const;

function tableOf(results: readonly StandingsResult[], own: Partial<OrderedTable['rules']> = {}): OrderedTable {
  const ids = new Set(results.flatMap((each) => (each.kind === 'match' ? [each.a, each.b] : [each.id])));
  const entrants = [...ids].map((id, index) => ({ id, lot: index + 1, is_disqualified: false }));
  const all = { ...rules, ...own };
  return { rows: computeStandings({ entrants, results, ...all }), rules: all };
}

const rowOf = ({ rows }: OrderedTable, id: string) => rows.find((row) => row.id === id) as StandingsRow;

/** Matches that give `id` this record, against others who play nothing else. */
function others(id: string, wins: number, losses: number, draws = 0): StandingsResult[] {
  const results = [
    ...Array<'a'>(wins).fill('a'),
    ...Array<'b'>(losses).fill('b'),
    ...Array<'draw'>(draws).fill('draw'),
  ];
  return results.map((result, index) => match(id, `${id}${index}`, result, result === 'b' ? [0, 2] : [2, 0]));
}

/** MTR appendix C: x has met a (5-2-1), b (1-3-0, then left) and c (3-2-0 with a bye, then left). */
const VECTOR_A: readonly StandingsResult[] = [
  match('x', 'a', 'a'),
  match('x', 'b', 'a'),
  match('x', 'c', 'a'),
  ...others('a', 5, 1, 1),
  ...others('b', 1, 2),
  ...others('c', 2, 1),
  { kind: 'bye', id: 'c', wins: 2, round: 5 },
];

describe('explainFigure', () => {
  test('opens OMW% to the opponents in exact fractions, with the floor and byes as the switch says', () => {
    const table = tableOf(VECTOR_A);
    const proof = explainFigure(rowOf(table, 'x'), table, 'omw');
    expect(arithmeticOf(proof)).toBe('(16/24 + max(33/100, 3/12) + 9/15) ÷ 3 = 479/900 ≈ 0.5322');
    expect(proof.terms.map(({ opponent_id, result }) => [opponent_id, result])).toEqual([
      ['a', 'win'],
      ['b', 'win'],
      ['c', 'win'],
    ]);
    const without = tableOf(VECTOR_A, { byes_in_opponent_rates: false });
    expect(arithmeticOf(explainFigure(rowOf(without, 'x'), without, 'omw'))).toBe(
      '(16/24 + max(33/100, 3/12) + 6/12) ÷ 3 = 449/900 ≈ 0.4989',
    );
  });

  test('opens own game points round by round', () => {
    const table = tableOf([match('x', 'a', 'a', [2, 1]), { kind: 'bye', id: 'x', wins: 2, round: 2 }]);
    const written = (id: string) => arithmeticOf(explainFigure(rowOf(table, id), table, 'gw'));
    expect(written('x')).toBe('(6 + 6) ÷ (9 + 6) = 4/5 ≈ 0.8000');
    expect(written('a')).toBe('(3) ÷ (9) = 1/3 ≈ 0.3333');
    const swept = tableOf([match('x', 'a', 'a', [2, 0])]);
    expect(arithmeticOf(explainFigure(rowOf(swept, 'a'), swept, 'gw'))).toBe(
      'max(33/100, (0) ÷ (6)) = 33/100 ≈ 0.3300',
    );
  });

  test('brackets what Buchholz cuts, a round without an opponent first', () => {
    const results = [match('x', 'a', 'b'), match('x', 'b', 'draw', [1, 1]), match('x', 'c', 'a'), match('a', 'c', 'a')];
    const table = tableOf(results);
    const written = (criterion: 'buchholz' | 'buchholz_cut_1' | 'median_buchholz' | 'sonneborn_berger') =>
      arithmeticOf(explainFigure(rowOf(table, 'x'), table, criterion));
    expect(written('buchholz')).toBe('6 + 1 + 0 = 7');
    expect(written('buchholz_cut_1')).toBe('6 + 1 + [0] = 7');
    expect(written('median_buchholz')).toBe('[6] + 1 + [0] = 1');
    expect(written('sonneborn_berger')).toBe('1 × 1/2 + 0 = 1/2 ≈ 0.5000');
    const withBye = tableOf([...results, { kind: 'bye', id: 'x', wins: 2, round: 4 }]);
    expect(arithmeticOf(explainFigure(rowOf(withBye, 'x'), withBye, 'median_buchholz'))).toBe('[6] + 1 + 0 + [0] = 1');
  });

  test('counts head-to-head among exactly those who were still tied, and says when it is silent', () => {
    const table = tableOf([match('a', 'b', 'a'), match('b', 'c', 'a'), match('a', 'd', 'b')], {
      tiebreakers: ['head_to_head'],
    });
    const silent = explainFigure(rowOf(table, 'a'), table, 'head_to_head');
    expect([silent.among, silent.is_silent]).toEqual([['a', 'b', 'd'], true]);
    const pair = tableOf([match('a', 'b', 'a'), match('a', 'c', 'b'), match('b', 'd', 'a'), match('c', 'd', 'a')], {
      tiebreakers: ['head_to_head'],
    });
    const told = explainFigure(rowOf(pair, 'a'), pair, 'head_to_head');
    expect([told.among, arithmeticOf(told), told.is_silent]).toEqual([['a', 'b'], '3 = 3', undefined]);
  });

  test('squares the rounds lost', () => {
    const table = tableOf([match('x', 'a', 'b'), { kind: 'missed', id: 'x', round: 3 }]);
    expect(arithmeticOf(explainFigure(rowOf(table, 'x'), table, 'late_losses'))).toBe('1 + 9 = 10');
  });

  test('gives terms that make exactly the figure, for every criterion and row of random tables', () => {
    const random = createRandom(7);
    let checked = 0;
    for (let run = 0; run < 60; run++) {
      const own = { tiebreakers: random.shuffle(TIEBREAKERS), byes_in_opponent_rates: run % 2 === 0 };
      const input = randomTable(random, { ...own, head_to_head: run % 3 === 0 ? 'once' : 'repeated' });
      const table: OrderedTable = { rows: computeStandings(input), rules: input };
      for (const row of table.rows)
        for (const criterion of TIEBREAKERS) {
          const proof = explainFigure(row, table, criterion);
          if (proof.is_silent || proof.among?.length === 0) continue;
          checked++;
          expect([criterion, compareFractions(evaluated(proof), proof.value)]).toEqual([criterion, 0]);
        }
    }
    expect(checked).toBeGreaterThan(4000);
  });
});

describe('why one stands before another', () => {
  test('is the first criterion that parts them, with figures that differ', () => {
    const random = createRandom(11);
    for (let run = 0; run < 60; run++) {
      const tiebreakers = STANDINGS_PRESETS[(['magic', 'groups', 'sendou', 'lol'] as const)[run % 4] ?? 'magic'];
      const input = randomTable(random, { tiebreakers, byes_in_opponent_rates: true, head_to_head: 'repeated' });
      const table: OrderedTable = { rows: computeStandings(input), rules: input };
      table.rows.slice(1).forEach((row, index) => {
        const above = table.rows[index] as StandingsRow;
        const step = whatParts(above, row, table);
        expect(step?.criterion).toBe(row.decided_by);
        const values = [above, row].map(
          (each) => figureOf(step?.criterion ?? 'lot', each, step?.group ?? []) as Fraction,
        );
        expect(compareFractions(values[0] as Fraction, values[1] as Fraction)).not.toBe(0);
      });
    }
  });

  test('follows a row down to the group in which it stands alone', () => {
    const table = tableOf([match('a', 'b', 'a'), match('c', 'd', 'a', [2, 1])]);
    const steps = tieSteps(rowOf(table, 'a'), table);
    expect(steps.map(({ criterion, left }) => [criterion, left.map(({ id }) => id).toSorted()])).toEqual([
      ['disqualification', ['a', 'b', 'c', 'd']],
      ['match_points', ['a', 'c']],
      ['omw', ['a', 'c']],
      ['gw', ['a']],
    ]);
    expect(tiedAt(rowOf(table, 'a'), table, 'ogw')).toEqual([]);
  });
});

/** The arithmetic worked out anew, exact. */
function evaluated({ operation, terms, value, raised_from }: FigureProof): Fraction {
  if (raised_from) return fraction(33, 100);
  const counted = terms.filter(({ is_cut }) => !is_cut);
  if (operation === 'pooled') {
    const parts = counted.reduce((sum, term) => sum + term.value.n, 0n);
    const wholes = counted.reduce((sum, term) => sum + term.value.d, 0n);
    return fraction(parts, wholes === 0n ? 1n : wholes);
  }
  const sum = counted.reduce(
    (total, term) => {
      const half = term.is_half ? 2n : 1n;
      return fraction(total.n * term.value.d * half + term.value.n * total.d, total.d * term.value.d * half);
    },
    fraction(0, 1),
  );
  if (operation === 'sum') return sum;
  return counted.length === 0 ? value : fraction(sum.n, sum.d * BigInt(counted.length));
}

import { expect, test } from 'vitest';
import { playRandomBattle } from '../battles/testing/battle.arbitrary.ts';
import { BATTLE_FORMATS } from '../battles/settings.ts';
import type { BattleState } from '../battles/types.ts';
import { createRandom } from '../random/seeded.ts';
import { SIDES } from '../series/sides.ts';
import { battleFacts } from './battle-facts.ts';
import { DEFAULT_FORMULAS } from './defaults.ts';
import { factOf } from './season.ts';
import { itemsOf, seasonTable } from './table.ts';
import type { SeasonFact, SeasonFormulas } from './types.ts';

const OF = { event_id: 'cup', at: '2026-01-06T00:00:00.000Z' };
const SEEDS = { a: 7, b: 2 };
const CASES = BATTLE_FORMATS.flatMap((code) => Array.from({ length: 12 }, (_, seed) => [code, seed + 1] as const));
const TROUBLED = { lateness: 0.2, refereeing: 0.15, correcting: 0.15 };

const factsOf = (battle: BattleState): SeasonFact[] =>
  SIDES.flatMap((side) => battleFacts({ battle, seeds: SEEDS }, side)).map((fact) => factOf(fact, OF));

const recordOf = (facts: readonly SeasonFact[], formulas: SeasonFormulas = DEFAULT_FORMULAS) => ({
  starts_at: '2026-01-05T00:00:00.000Z',
  facts,
  adjustments: [],
  versions: [{ version: 1, applies_from: null, formulas }],
  tiers: new Map(),
});

const without = (formula: SeasonFormulas['account']) => ({ ...formula, boards: undefined });
const OLD: SeasonFormulas = { account: without(DEFAULT_FORMULAS.account), team: without(DEFAULT_FORMULAS.team) };

test.each(CASES)(
  'of a random %s (seed %i) teams have the boards of the score, and players boards of their team',
  (code, seed) => {
    const { state } = playRandomBattle(createRandom(seed), { code, ...TROUBLED });
    const facts = factsOf(state);
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
    const boards = facts.filter((fact) => 'board_number' in fact);
    for (const side of SIDES) {
      const team = boards.filter(({ competitor_id }) => competitor_id === state.sides[side].team_id);
      const won = team.filter(({ kind }) => kind === 'board_won').map(({ board_number }) => board_number);
      expect(won).toHaveLength(state.status === 'cancelled' ? 0 : state.score[side]);
      for (const fact of boards.filter(({ competitor_id }) => competitor_id.startsWith(side)))
        expect([fact.competitor_kind, fact.kind === 'board_won']).toEqual(['account', won.includes(fact.board_number)]);
    }
    const wins = facts.filter(({ kind }) => kind === 'win').map(({ competitor_id }) => competitor_id);
    expect(wins).toEqual(state.result === 'a' || state.result === 'b' ? [state.sides[state.result].team_id] : []);
  },
);

test.each(CASES)(
  'a formula without boards gives of a %s (seed %i) what it gave before there were any',
  (code, seed) => {
    const facts = factsOf(playRandomBattle(createRandom(seed), { code }).state);
    const before = facts.filter((fact) => !('board_number' in fact));
    for (const kind of ['account', 'team'] as const)
      expect(JSON.stringify(seasonTable(kind, recordOf(facts, OLD)))).toBe(
        JSON.stringify(seasonTable(kind, recordOf(before, OLD))),
      );
  },
);

test('a won battle brings the team a win, an upset against the better seed, and its boards up to the cap', () => {
  const played = Array.from(
    { length: 40 },
    (_, seed) => playRandomBattle(createRandom(seed + 1), { code: 'boards' }).state,
  );
  const battle = played.find(({ result, score }) => result === 'a' && score.a >= 2)!;
  const of = (cap: number | null) =>
    itemsOf(
      'team',
      'team-a',
      recordOf(factsOf(battle), {
        ...DEFAULT_FORMULAS,
        team: { ...DEFAULT_FORMULAS.team, boards: { win: 5, cap } },
      }),
    )[0]!;
  const boards = battle.score.a * 5;
  expect(of(null)).toMatchObject({
    wins: 1,
    upsets: 1,
    points: 10 + 20 + boards,
    boards: { won: battle.score.a, points: boards },
  });
  expect(of(7).points).toBe(10 + 20 + 7);
});

test('a player of a team event has its boards in the table, and nothing for places of the team', () => {
  const { state } = playRandomBattle(createRandom(3), { code: 'boards' });
  const rows = seasonTable('account', recordOf(factsOf(state)));
  const wonOf = (id: string) =>
    state.boards.filter(
      ({ seats, winner, match_id }) =>
        match_id !== null && seats.some((seat) => seat.account_id === id && seat.side === winner),
    ).length;
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toMatchObject({ points: wonOf(row.id) * 5, wins: 0, titles: 0, events: 1 });
    expect(row.boards?.won).toBe(wonOf(row.id));
  }
});

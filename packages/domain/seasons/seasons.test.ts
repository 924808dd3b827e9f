import { expect, test } from 'vitest';
import { championOf, factOf, overlapping, periodFault, seasonStatus, seasonWeeks } from './season.ts';
import { DEFAULT_FORMULAS } from './defaults.ts';
import { formulaFault } from './limits.ts';
import { itemsOf, seasonTable, type SeasonRecord } from './table.ts';
import type { FormulaVersion, SeasonFact, SeasonFormula } from './types.ts';

const START = '2026-01-05T00:00:00.000Z';
const day = (days: number) => new Date(Date.parse(START) + days * 86_400_000).toISOString();

const versionOf = (formula: Partial<SeasonFormula>, more: Partial<FormulaVersion> = {}): FormulaVersion => ({
  version: 1,
  applies_from: null,
  formulas: { ...DEFAULT_FORMULAS, account: { ...DEFAULT_FORMULAS.account, ...formula } },
  ...more,
});

const record = (facts: readonly SeasonFact[], more: Partial<SeasonRecord> = {}): SeasonRecord => ({
  starts_at: START,
  facts,
  adjustments: [],
  versions: [versionOf({})],
  tiers: new Map(),
  ...more,
});

type PlaceOf = { place_to?: number; field?: number; at?: string };
const placed = (
  id: string,
  event_id: string,
  place: number,
  { place_to = place, field = 8, at = day(1) }: PlaceOf = {},
) =>
  factOf(
    { kind: 'placement', competitor_kind: 'account', competitor_id: id, place, place_to, field },
    { event_id, at },
  );

type DuelOf = { seeds?: [number | null, number | null]; match_id?: string; at?: string };
function duel(
  winner: string,
  loser: string,
  event_id: string,
  { seeds = [null, null], match_id, at = day(1) }: DuelOf = {},
) {
  const id = match_id ?? `${event_id}-${winner}-${loser}`;
  const [seed, opponent_seed] = seeds;
  const one = { kind: 'win', competitor_id: winner, opponent_id: loser, seed, opponent_seed } as const;
  const other = {
    kind: 'loss',
    competitor_id: loser,
    opponent_id: winner,
    seed: opponent_seed,
    opponent_seed: seed,
  } as const;
  return [one, other].map((fact) => factOf({ ...fact, competitor_kind: 'account', match_id: id }, { event_id, at }));
}

const pointsOf = (rows: readonly { id: string; points: number }[]) =>
  Object.fromEntries(rows.map(({ id, points }) => [id, points]));

test('the example of the season page: place × tier, wins × 10, upsets × 20', () => {
  const wins = [1, 2, 3, 4].flatMap((n) =>
    duel('half', `o${n}`, 'cup', { seeds: n === 1 ? [9, 5] : [9, 6], match_id: `m${n}` }),
  );
  const [item] = itemsOf(
    'account',
    'half',
    record([placed('half', 'cup', 3, { place_to: 4 }), ...wins], {
      versions: [versionOf({ attendance: 0 })],
      tiers: new Map([['cup', 'A']]),
    }),
  );
  expect(item).toMatchObject({ place_points: 220, tier_percent: 150, wins: 4, upsets: 1, points: 330 + 40 + 20 });
});

test('the size of the field weighs the place, caps hold wins and upsets of one event', () => {
  const formula = {
    sizes: [
      { from: 8, percent: 50 },
      { from: 16, percent: 200 },
    ],
    win_cap: 25,
    upset_cap: 30,
  };
  const wins = [1, 2, 3].flatMap((n) => duel('a', `o${n}`, 'e', { seeds: [20, n], match_id: `m${n}` }));
  const of = (field: number) =>
    itemsOf('account', 'a', record([placed('a', 'e', 1, { field }), ...wins], { versions: [versionOf(formula)] }))[0];
  expect(of(7)).toMatchObject({ size_percent: 100, win_points: 25, upset_points: 30, points: 400 + 20 + 25 + 30 });
  expect(of(8)?.points).toBe(200 + 20 + 25 + 30);
  expect(of(16)?.points).toBe(800 + 20 + 25 + 30);
});

test('only the best events count, and the rest are still there to be read', () => {
  const facts = ['e1', 'e2', 'e3'].map((event, index) => placed('a', event, index + 1));
  const versions = [versionOf({ best: 2, attendance: 0 })];
  expect(itemsOf('account', 'a', record(facts, { versions })).map(({ points, counts }) => [points, counts])).toEqual([
    [400, true],
    [300, true],
    [220, false],
  ]);
  expect(seasonTable('account', record(facts, { versions }))[0]).toMatchObject({ points: 700, events: 3, counted: 2 });
});

test('a new version counts from its day on; one for the whole season counts everywhere', () => {
  const facts = [placed('a', 'early', 1, { at: day(1) }), placed('a', 'late', 1, { at: day(10) })];
  const first = versionOf({ attendance: 0 });
  const places = [{ place_to: 1, points: 100 }];
  const later = versionOf({ places, attendance: 0 }, { version: 2, applies_from: day(5) });
  const whole = versionOf({ places, attendance: 0 }, { version: 3, applies_from: null });
  const total = (versions: FormulaVersion[]) => seasonTable('account', record(facts, { versions }))[0]?.points;
  expect([total([first]), total([later, first]), total([first, later, whole])]).toEqual([800, 500, 200]);
});

test('a fact that is recorded twice counts once, an adjustment too', () => {
  const fact = placed('a', 'e', 1);
  const adjustment = { id: 'x', competitor_kind: 'account', competitor_id: 'a', points: -30, at: day(1) } as const;
  const rows = seasonTable('account', record([fact, { ...fact }], { adjustments: [adjustment, { ...adjustment }] }));
  expect(pointsOf(rows)).toEqual({ a: 390 });
});

test('an adjustment alone makes a row, and may take below nothing', () => {
  const adjustment = { id: 'x', competitor_kind: 'account', competitor_id: 'a', points: -30, at: day(1) } as const;
  expect(seasonTable('account', record([], { adjustments: [adjustment] }))).toMatchObject([
    { id: 'a', rank: 1, points: -30, events: 0 },
  ]);
});

test('equal points: the best event, then titles, wins, head-to-head; then the rank is shared', () => {
  const versions = [versionOf({ attendance: 0, win: 0, best: null })];
  const facts = [
    placed('a', 'e', 1),
    placed('b', 'f', 1),
    ...duel('b', 'a', 'e'),
    ...duel('a', 'x', 'e'),
    ...duel('x', 'b', 'f'),
  ];
  const rows = seasonTable('account', record([...facts, ...duel('b', 'y', 'f', { match_id: 'again' })], { versions }));
  expect(rows.slice(0, 2).map(({ id, rank }) => [id, rank])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  const equal = seasonTable(
    'account',
    record([placed('a', 'e', 1), placed('b', 'f', 1), ...duel('b', 'a', 'e'), ...duel('a', 'c', 'e')], { versions }),
  );
  expect(equal.slice(0, 2).map(({ id, rank }) => [id, rank])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  const shared = seasonTable(
    'account',
    record([placed('a', 'e', 1), placed('b', 'f', 1), placed('c', 'g', 2)], { versions }),
  );
  expect(shared.map(({ id, rank }) => [id, rank])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 3],
  ]);
  expect(championOf(shared)).toBeNull();
});

test('the rank before is that of the end of the week before the newest result', () => {
  const facts = [
    placed('a', 'e', 1, { at: day(2) }),
    placed('b', 'e', 2, { at: day(2) }),
    placed('b', 'f', 1, { at: day(9) }),
  ];
  expect(seasonTable('account', record(facts)).map(({ id, rank, previous_rank }) => [id, rank, previous_rank])).toEqual(
    [
      ['b', 1, 2],
      ['a', 2, 1],
    ],
  );
  expect(seasonTable('account', record([placed('a', 'e', 1)]))[0]?.previous_rank).toBeNull();
});

test('teams have a table and a formula of their own', () => {
  const fact = factOf(
    { kind: 'placement', competitor_kind: 'team', competitor_id: 't', place: 1, place_to: 1, field: 4 },
    { event_id: 'e', at: day(1) },
  );
  const versions = [versionOf({ attendance: 0, places: [] })];
  expect(seasonTable('account', record([fact], { versions }))).toEqual([]);
  expect(pointsOf(seasonTable('team', record([fact], { versions })))).toEqual({ t: 420 });
});

test('a season without events has empty tables and no champion', () => {
  expect(seasonTable('account', record([]))).toEqual([]);
  expect(championOf([])).toBeNull();
});

test('status and weeks follow the dates, and only closing ends a season', () => {
  const season = { starts_at: START, ends_at: day(70), closed_at: null };
  expect(seasonStatus(season, day(-1))).toBe('upcoming');
  expect(seasonStatus(season, START)).toBe('active');
  expect(seasonStatus(season, day(99))).toBe('active');
  expect(seasonStatus({ ...season, closed_at: day(71) }, day(72))).toBe('ended');
  expect(seasonWeeks(season, day(36))).toEqual({ weeks: 10, week: 6 });
  expect(seasonWeeks(season, day(70))).toEqual({ weeks: 10, week: null });
});

test('periods that share a moment overlap, those that only touch do not', () => {
  const period = { starts_at: day(10), ends_at: day(20) };
  expect(
    overlapping(period, [
      { starts_at: day(0), ends_at: day(10) },
      { starts_at: day(20), ends_at: day(30) },
    ]),
  ).toBeUndefined();
  expect(overlapping(period, [{ starts_at: day(19), ends_at: day(30) }])).toBeDefined();
  expect([
    periodFault({ starts_at: day(2), ends_at: day(1) }),
    periodFault({ starts_at: day(0), ends_at: day(400) }),
  ]).toEqual(['period_empty', 'period_too_long']);
  expect(periodFault(period)).toBeNull();
});

test('lines of a formula rise, and no later place brings more', () => {
  expect(
    formulaFault({
      places: [
        { place_to: 2, points: 5 },
        { place_to: 2, points: 4 },
      ],
      sizes: [],
    }),
  ).toEqual({ problem: 'places_order', index: 1 });
  expect(
    formulaFault({
      places: [
        { place_to: 1, points: 5 },
        { place_to: 2, points: 6 },
      ],
      sizes: [],
    }),
  ).toEqual({ problem: 'points_order', index: 1 });
  expect(
    formulaFault({
      places: [],
      sizes: [
        { from: 8, percent: 50 },
        { from: 8, percent: 60 },
      ],
    }),
  ).toEqual({ problem: 'sizes_order', index: 1 });
  expect(formulaFault(DEFAULT_FORMULAS.account)).toBeNull();
});

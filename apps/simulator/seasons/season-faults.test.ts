import { describe, expect, test } from 'vitest';
import type { SeasonItem, Standing } from '@pailei/contracts/play/seasons/season-views';
import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { SeasonLine, SeasonLines } from './read-season.ts';
import { championFaults, findSeasonFaults, prizeFaults, tableFaults } from './season-faults.ts';

type Played = { place: number; points: number; matches: SeasonItem['matches']; counts?: boolean; event_id?: string };
const won = (match_id: string) => ({ match_id, is_won: true, opponent: '' });
const lost = (match_id: string) => ({ match_id, is_won: false, opponent: '' });

/** A line whose sums are right unless `change` makes them wrong. */
function line(id: string, rank: number, items: readonly Played[], change: Partial<Standing> = {}): SeasonLine {
  const shown = items.map(({ matches, place, ...item }) => ({
    event_id: 'cup',
    counts: true,
    place_to: place,
    place,
    wins: matches.filter(({ is_won }) => is_won).length,
    losses: matches.filter(({ is_won }) => !is_won).length,
    matches,
    ...item,
  }));
  const counted = shown.filter(({ counts }) => counts);
  const total = (of: (item: (typeof shown)[number]) => number, list = shown) =>
    list.reduce((sum, item) => sum + of(item), 0);
  const standing = {
    id,
    name: id,
    rank,
    points: total(({ points }) => points, counted),
    wins: total(({ wins }) => wins),
    losses: total(({ losses }) => losses),
    events: shown.length,
    counted: counted.length,
    ...change,
  } as Standing;
  return { standing, detail: { standing, behind: null, items: shown as unknown as SeasonItem[], adjustments: [] } };
}

const WINNER: Played = { place: 1, points: 400, matches: [won('final')] };
const SECOND: Played = { place: 2, points: 300, matches: [lost('final')] };
const lines = (...account: SeasonLine[]): SeasonLines => ({ account, team: [] });
const RIGHT = lines(line('one', 1, [WINNER]), line('other', 2, [SECOND]));

const CUP = {
  id: 'cup',
  name: '个人杯',
  settings: {},
  participants: { p: { user_id: 'one', name: 'one' }, q: { user_id: 'other', name: 'other' } },
  placements: [
    { participant_id: 'p', place: 1, place_to: 1 },
    { participant_id: 'q', place: 2, place_to: 2 },
  ],
} as unknown as TournamentState;

test('a table that says what its facts and its events say has no faults', () => {
  expect(findSeasonFaults(RIGHT, [CUP])).toEqual([]);
});

describe('a fault is named:', () => {
  test.each([
    [
      'points that no fact brings',
      lines(line('one', 1, [WINNER], { points: 401 }), line('other', 2, [SECOND])),
      /points 401, its facts say 400/,
    ],
    [
      'a win that is missing',
      lines(line('one', 1, [WINNER], { wins: 0 }), line('other', 2, [SECOND])),
      /wins 0, its facts say 1/,
    ],
    [
      'somebody twice',
      lines(line('one', 1, [WINNER]), line('one', 2, [{ ...SECOND, event_id: 'x' }]), line('other', 3, [SECOND])),
      /one stands there twice/,
    ],
    [
      'an event twice',
      lines(line('one', 1, [WINNER, { ...WINNER, matches: [] }]), line('other', 2, [SECOND])),
      /event cup counts twice/,
    ],
    [
      'a match twice',
      lines(line('one', 1, [{ ...WINNER, matches: [won('final'), won('final')] }]), line('other', 2, [SECOND])),
      /match final counts twice/,
    ],
    [
      'two winners of a match',
      lines(line('one', 1, [WINNER]), line('other', 2, [{ ...SECOND, matches: [won('final')] }])),
      /2 wins stand against 0 losses\nmatch final was won by all of its 2 sides/,
    ],
    ['a rank out of its order', lines(line('other', 2, [SECOND]), line('one', 1, [WINNER])), /other stands at 2/],
    [
      'a place that is another one',
      lines(line('one', 1, [{ ...WINNER, place: 2 }]), line('other', 2, [SECOND])),
      /one is placed 1, in the season 2/,
    ],
    ['somebody who is left out', lines(line('one', 1, [WINNER])), /other is placed 2, in the season not at all/],
  ])('%s', (_what, wrong, fault) => {
    expect(findSeasonFaults(wrong, [CUP]).join('\n')).toMatch(fault);
  });
});

test('a board that both have lost is no fault', () => {
  const both = (id: string, rank: number, place: number, points: number) =>
    line(id, rank, [{ place, points, matches: [lost('board')] }], { losses: 0 });
  const lost_by_both = lines(both('one', 1, 1, 400), both('other', 2, 2, 300));
  for (const { detail } of lost_by_both.account) for (const item of detail.items) Object.assign(item, { losses: 0 });
  expect(findSeasonFaults(lost_by_both, [CUP])).toEqual([]);
});

test('tables are compared byte for byte', () => {
  const [one, other] = RIGHT.account.map(({ standing }) => standing) as [Standing, Standing];
  expect(tableFaults({ account: [one], team: [] }, { account: [{ ...one }], team: [] }, 'a recount')).toEqual([]);
  expect(tableFaults({ account: [one], team: [] }, { account: [other], team: [] }, 'a recount')).toEqual([
    'the table of each account is another one after a recount',
  ]);
});

test('the champion is who alone stands first, and nobody where two do', () => {
  const tables = { account: RIGHT.account.map(({ standing }) => standing), team: [] };
  const page = (id: string) =>
    ({ account: { id, name: id }, team: null }) as Pick<ChampionPageView, 'account' | 'team'>;
  expect(championFaults(page('one'), tables)).toEqual([]);
  expect(championFaults(page('other'), tables)).toHaveLength(1);
  expect(
    championFaults(page('one'), { ...tables, account: tables.account.map((row) => ({ ...row, rank: 1 })) }),
  ).toHaveLength(1);
});

describe('a prize', () => {
  const closing = { payouts: [{ account_id: 'one', name: '一', amount: 500, due: 500 }] };
  const entry = (amount: number, reference_id = 'season') => ({ amount, reference_id });

  test('is in the ledger once, whatever other seasons have paid', () => {
    const booked = new Map([
      ['one', [entry(500), entry(300, 'before')]],
      ['other', []],
    ]);
    expect(prizeFaults(closing, booked, 'season')).toEqual([]);
  });

  test.each([
    ['is booked twice', new Map([['one', [entry(500), entry(500)]]]), 'one is owed 500 and was paid 500 + 500'],
    ['is missing', new Map([['one', []]]), 'one is owed 500 and was paid '],
    ['is of another amount', new Map([['one', [entry(400)]]]), 'one is owed 500 and was paid 400'],
    ['is of nobody who was looked at', new Map<string, never[]>(), 'nobody has read the ledger of 一'],
  ])('that %s is named', (_what, booked, fault) => {
    expect(prizeFaults(closing, booked, 'season')).toEqual([fault]);
  });

  test('of whoever is owed nothing is named', () => {
    const booked = new Map([
      ['one', [entry(500)]],
      ['other', [entry(10)]],
    ]);
    expect(prizeFaults(closing, booked, 'season')).toEqual(['other is owed 0 and was paid 10']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeriesGame } from '../../series/types.ts';
import { fieldStatistics, type FieldMatch, type FieldSubmission } from './field-statistics.ts';

const CLASSES = ['mage', 'rogue', 'hunter'];

function buildSubmission(participant_id: string, ...classes: string[]): FieldSubmission {
  return {
    participant_id,
    decks: classes.map((heroClass, slot) => ({ slot, class: heroClass, name: `${heroClass}${slot}`, archetype: '' })),
  };
}

function buildGame(number: number, game: Partial<SeriesGame>): SeriesGame {
  return {
    number,
    a_slot: 0,
    b_slot: 0,
    status: 'finished',
    winner: 'a',
    reports: {},
    reminders: 0,
    replay_of: null,
    started_at: '2026-01-01T12:00:00.000Z',
    ended_at: '2026-01-01T12:09:00.000Z',
    ended_by: 'agreement',
    dispute: null,
    questioned: null,
    voided: null,
    ...game,
  };
}

function buildMatch(
  a: FieldSubmission,
  b: FieldSubmission,
  games: Partial<SeriesGame>[],
  bans: { a: number[] | null; b: number[] | null } = { a: null, b: null },
): FieldMatch {
  const side = (submission: FieldSubmission, banned: number[] | null): FieldMatch['sides']['a'] => ({
    participant_id: submission.participant_id,
    name: submission.participant_id,
    decks: submission.decks,
    ready: true,
    shield: { locked: false, by_system: false, revealed: null },
    bans: { locked: banned !== null, by_system: false, revealed: banned },
    pick: { locked: false, by_system: false, revealed: null },
    wins: 0,
    penalties: [],
    timeouts: 0,
    in_grace: false,
  });
  return { sides: { a: side(a, bans.a), b: side(b, bans.b) }, games: games.map((game, i) => buildGame(i + 1, game)) };
}

describe('the statistics of a field', () => {
  const ana = buildSubmission('ana', 'mage', 'rogue');
  const bo = buildSubmission('bo', 'mage', 'hunter');

  test('share out the classes, and count the bans that hit each', () => {
    const matches = [buildMatch(ana, bo, [], { a: [1], b: [0] }), buildMatch(bo, ana, [])];
    const { classes, players, decks } = fieldStatistics({ submissions: [ana, bo], matches });
    expect({ players, decks }).toEqual({ players: 2, decks: 4 });
    expect(classes).toMatchObject([
      { class: 'mage', decks: 2, share: 0.5, banned: 1, bannable: 2 },
      { class: 'hunter', decks: 1, share: 0.25, banned: 1, bannable: 1 },
      { class: 'rogue', decks: 1, share: 0.25, banned: 0, bannable: 1 },
    ]);
  });

  test('count each mirror once, and as nobody’s win', () => {
    const matches = [buildMatch(ana, bo, [{}, { a_slot: 1, b_slot: 1, winner: 'b' }])];
    const { classes, matchups, games } = fieldStatistics({ submissions: [ana, bo], matches });
    expect(games).toBe(2);
    expect(classes).toMatchObject([
      { class: 'mage', wins: 0, losses: 0, mirrors: 1 },
      { class: 'hunter', wins: 1, losses: 0, mirrors: 0 },
      { class: 'rogue', wins: 0, losses: 1, mirrors: 0 },
    ]);
    expect(matchups).toEqual([
      { class: 'hunter', opponent: 'rogue', games: 1, wins: 1 },
      { class: 'mage', opponent: 'mage', games: 1, wins: null },
      { class: 'rogue', opponent: 'hunter', games: 1, wins: 0 },
    ]);
  });

  test('leave out what was not played to its end', () => {
    const unplayed: Partial<SeriesGame>[] = [
      { winner: 'draw' },
      { status: 'voided', winner: null },
      { status: 'playing', winner: null, ended_by: null },
      { a_slot: null, b_slot: null, ended_by: 'no_show' },
      { ended_by: 'timeout' },
      { ended_by: 'penalty' },
    ];
    const { games, matchups } = fieldStatistics({ submissions: [ana, bo], matches: [buildMatch(ana, bo, unplayed)] });
    expect([games, matchups]).toEqual([0, []]);
  });

  test('tell decks of one class apart by archetype, else by name', () => {
    const named = (id: string, archetype: string): FieldSubmission => ({
      participant_id: id,
      decks: [{ slot: 0, class: 'mage', name: '我的法师', archetype }],
    });
    const [fast, slow, plain] = [named('a', '快攻'), named('b', '控制'), named('c', '')];
    const matches = [buildMatch(fast, slow, [{}]), buildMatch(plain, plain, [{}])];
    expect(fieldStatistics({ submissions: [fast, slow, plain], matches }).archetypes).toEqual([
      { class: 'mage', label: '控制', decks: 1, wins: 0, losses: 1, mirrors: 0 },
      { class: 'mage', label: '快攻', decks: 1, wins: 1, losses: 0, mirrors: 0 },
      { class: 'mage', label: '我的法师', decks: 1, wins: 0, losses: 0, mirrors: 1 },
    ]);
  });

  test('of no field are empty', () => {
    expect(fieldStatistics({ submissions: [], matches: [] })).toEqual({
      players: 0,
      decks: 0,
      games: 0,
      classes: [],
      archetypes: [],
      matchups: [],
    });
  });

  test('agree with each other whatever was played', () => {
    const lineup = fc.array(fc.constantFrom(...CLASSES), { minLength: 1, maxLength: 4 });
    const game = fc.record({
      a_slot: fc.nat(3),
      b_slot: fc.nat(3),
      winner: fc.constantFrom('a' as const, 'b' as const, 'draw' as const),
    });
    fc.assert(
      fc.property(lineup, lineup, fc.array(game, { maxLength: 12 }), (mine, yours, games) => {
        const [a, b] = [buildSubmission('a', ...mine), buildSubmission('b', ...yours)];
        const field = fieldStatistics({ submissions: [a, b], matches: [buildMatch(a, b, games)] });
        const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
        expect(total(field.classes.map(({ decks }) => decks))).toBe(field.decks);
        expect(total(field.classes.map(({ share }) => share))).toBeCloseTo(1);
        for (const list of [field.classes, field.archetypes]) {
          expect(total(list.map(({ wins }) => wins))).toBe(total(list.map(({ losses }) => losses)));
          expect(total(list.map(({ wins, mirrors }) => wins + mirrors))).toBe(field.games);
        }
        for (const { class: own, opponent, games: met, wins } of field.matchups) {
          const back = field.matchups.find((cell) => cell.class === opponent && cell.opponent === own);
          expect(back?.games).toBe(met);
          if (own !== opponent) expect((wins ?? 0) + (back?.wins ?? 0)).toBe(met);
        }
        for (const { class: own, wins, mirrors } of field.classes) {
          const cells = field.matchups.filter((cell) => cell.class === own);
          expect(total(cells.map((cell) => cell.wins ?? 0))).toBe(wins);
          expect(total(cells.filter(({ opponent }) => opponent === own).map((cell) => cell.games))).toBe(mirrors);
        }
      }),
    );
  });
});

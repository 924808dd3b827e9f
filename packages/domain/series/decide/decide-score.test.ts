import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { winsNeeded } from '../settings.ts';
import { playRandomSeries } from '../testing/series.arbitrary.ts';
import { assertInvariants } from '../testing/series.invariants.ts';
import {
  actorOf,
  openReadyTable,
  openTable,
  playGame,
  REFEREE,
  SYSTEM,
  type SeriesTable,
} from '../testing/series.table.ts';
import type { Side } from '../sides.ts';
import { invalidGames } from './corrections.ts';

const reason = '双方上报时选反了';
const correct = (a: number, b: number, games?: readonly Side[]) =>
  ({ type: 'correct_score', score: { a, b }, ...(games && { games }), reason }) as const;

const gamesOf = ({ state }: SeriesTable) =>
  state.games.map(({ winner, status, a_slot }) => [winner, status, a_slot === null ? 'awarded' : 'played']);

/** A conquest in which side a has won both games. */
function twoNil(): SeriesTable {
  const table = openReadyTable({ best_of: 3 });
  playGame(table, { a: 0, b: 0 }, 'a');
  playGame(table, { b: 0 }, 'a');
  return table;
}

describe('a wrong score is corrected in one act', () => {
  test('a finished 2:0 becomes a 0:2 without being open in between', () => {
    const table = twoNil();
    table.news();
    expect(table.send(REFEREE, correct(0, 2))).toBeNull();
    expect(table.news()).toEqual(['score_corrected', 'series_finished']);
    expect(table.state).toMatchObject({
      status: 'finished',
      winner: 'b',
      end_cause: 'score',
      due_at: null,
      sides: { a: { wins: 0 }, b: { wins: 2 } },
    });
    expect(table.state.rulings).toMatchObject([{ kind: 'score_corrected', detail: '0:2', reason }]);
    assertInvariants(table.state);
  });

  test('a game whose decks could not have won twice is voided, and what is missing is awarded without decks', () => {
    const table = twoNil();
    table.send(REFEREE, correct(0, 2));
    expect(gamesOf(table)).toEqual([
      ['b', 'finished', 'played'],
      ['a', 'voided', 'played'],
      ['b', 'finished', 'awarded'],
    ]);
    expect(table.state.games[0]).toMatchObject({ ended_by: 'correction' });
  });

  test('games keep their winners as far as the score allows', () => {
    const table = twoNil();
    expect(table.send(REFEREE, correct(2, 1))).toBeNull();
    expect(gamesOf(table).map(([winner]) => winner)).toEqual(['a', 'b', 'a']);
  });

  test('games that are known have the winners that the referee names', () => {
    const table = twoNil();
    expect(table.send(REFEREE, correct(2, 1, ['b', 'a', 'a']))).toBeNull();
    expect(
      gamesOf(table)
        .filter(([, status]) => status === 'finished')
        .map(([winner]) => winner),
    ).toEqual(['b', 'a', 'a']);
    expect(table.send(REFEREE, correct(2, 1, ['a', 'b', 'a']))).toBeNull();
    expect(table.send(REFEREE, correct(2, 1, ['a', 'b', 'a']))).toBe('same_result');
  });

  test('a series that was forfeited ends with a score', () => {
    const table = openReadyTable({ best_of: 3 });
    table.send(actorOf('a'), { type: 'forfeit' });
    expect(table.send(REFEREE, correct(2, 0))).toBeNull();
    expect(table.state).toMatchObject({ status: 'finished', winner: 'a', end_cause: 'score' });
  });

  test('the correction can be undone, and corrected again', () => {
    const table = twoNil();
    table.wait(10);
    table.send(REFEREE, correct(0, 2));
    table.wait(10);
    expect(table.send(REFEREE, { type: 'undo_ruling', reason })).toBeNull();
    expect(table.state).toMatchObject({ winner: 'a', sides: { a: { wins: 2 }, b: { wins: 0 } } });
    expect(table.send(REFEREE, correct(1, 2))).toBeNull();
    expect(table.state).toMatchObject({ winner: 'b' });
  });
});

describe('a correction of the score is refused', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 0],
    [2, -1],
    [2, 0.5],
  ])('%d:%d, with which no best of three ends', (a, b) => {
    expect(twoNil().send(REFEREE, correct(a, b))).toBe('invalid_result');
  });

  test('with games that do not lead to it, or go on after it', () => {
    const table = twoNil();
    expect(table.send(REFEREE, correct(2, 1, ['a', 'a', 'b']))).toBe('games_do_not_match');
    expect(table.send(REFEREE, correct(0, 2, ['b']))).toBe('games_do_not_match');
  });

  test('while the series is open, after it was cancelled, from a player, and where nothing changes', () => {
    const open = openTable({ best_of: 3 });
    open.send(SYSTEM, { type: 'open_check_in' });
    expect(open.send(REFEREE, correct(2, 0))).toBe('series_not_over');
    open.send(REFEREE, { type: 'cancel', reason });
    expect(open.send(REFEREE, correct(2, 0))).toBe('series_over');
    const table = twoNil();
    expect(table.send(actorOf('b'), correct(0, 2))).toBe('not_allowed');
    expect(table.send(REFEREE, correct(2, 0))).toBe('same_result');
    expect(table.send(REFEREE, { ...correct(0, 2), reason: ' ' })).toBe('reason_required');
  });
});

test('any series that is over can be given any score that it can end with, and every rule holds after it', () => {
  const seen = { corrected: 0 };
  fc.assert(
    fc.property(fc.nat(), fc.nat(100), fc.boolean(), (seed, lost, isA) => {
      const table = playRandomSeries(createRandom(seed), { quarrel: 0.1, refereeing: 0.1, lateness: 0.1 });
      const needed = winsNeeded(table.state.settings.best_of);
      const loss = lost % needed;
      const score = isA ? { a: needed, b: loss } : { a: loss, b: needed };
      const refused = table.send(REFEREE, { type: 'correct_score', score, reason });
      if (refused !== null) {
        expect(['same_result', 'series_over', 'invalid_result']).toContain(refused);
        return;
      }
      seen.corrected += 1;
      expect(table.state).toMatchObject({
        status: 'finished',
        winner: isA ? 'a' : 'b',
        sides: { a: { wins: score.a }, b: { wins: score.b } },
      });
      expect(invalidGames(table.state)).toEqual([]);
      assertInvariants(table.state);
    }),
    { numRuns: 150, seed: 31 },
  );
  expect(seen.corrected).toBeGreaterThan(75);
});

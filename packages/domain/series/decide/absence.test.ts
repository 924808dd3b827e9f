import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { openCases } from '../cases.ts';
import { foldSeries } from '../evolve/fold.ts';
import { isSeriesOver } from '../series-over.ts';
import { SIDES, type BySide } from '../sides.ts';
import { BEST_OF } from '../settings.ts';
import { actorOf, openTable, REFEREE, SYSTEM, type SeriesTable } from '../testing/series.table.ts';

const NOBODY = { a: null, b: null };
const inSeconds = (table: SeriesTable, seconds: number) =>
  new Date(Date.parse(table.state.check_in_at ?? '') + seconds * 1000).toISOString();
const dueIn = ({ state, now }: SeriesTable) => (Date.parse(state.due_at ?? '') - Date.parse(now)) / 1000;

/** A check-in where b is there, and a is not. */
function openAlone(best_of: 3 | 5 = 3): SeriesTable {
  const table = openTable({ best_of });
  table.send(SYSTEM, { type: 'open_check_in' });
  table.send(actorOf('b'), { type: 'ready' });
  return table;
}

describe('a step of the no-show ladder', () => {
  test('is held where the absent side was not reached, and a referee is asked', () => {
    const table = openAlone();
    table.reach({ ...NOBODY, b: table.now });
    table.runOut();
    expect(table.state).toMatchObject({
      status: 'check_in',
      games: [],
      check_in_rung: 0,
      hold: { sides: ['a'], times: 1 },
    });
    expect(openCases(table.state)).toEqual([
      { kind: 'absence', game_number: 0, side: 'a', note: null, opened_at: table.now },
    ]);
  });

  test('is asked about again ever more rarely, and the case stays the same one', () => {
    const table = openAlone();
    table.reach(NOBODY);
    const pauses = Array.from({ length: 9 }, () => (table.runOut(), dueIn(table)));
    expect(pauses).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    expect(openCases(table.state)).toMatchObject([{ opened_at: inSeconds(table, 300) }]);
  });

  test('has its whole time from the moment at which the side was reached', () => {
    const table = openAlone();
    table.reach(NOBODY);
    table.runOut();
    table.reach({ a: inSeconds(table, 330), b: null });
    table.runOut();
    expect(table.state.due_at).toBe(inSeconds(table, 630));
    expect(table.state).toMatchObject({ games: [], check_in_rung: 0 });
    expect(openCases(table.state)).toEqual([]);
    table.runOut();
    expect(table.state).toMatchObject({ check_in_rung: 1, sides: { b: { wins: 1 } } });
    table.runOut();
    expect(table.state).toMatchObject({ status: 'forfeited', winner: 'b', end_cause: 'no_show' });
  });

  test('counts at once for who was reached while the call was on its way', () => {
    const table = openAlone();
    table.reach({ a: inSeconds(table, 60), b: null });
    table.runOut();
    expect(table.state).toMatchObject({ check_in_rung: 1, sides: { b: { wins: 1 } } });
  });

  test('with both absent counts only where both were reached', () => {
    const table = openTable();
    table.send(SYSTEM, { type: 'open_check_in' });
    table.reach({ a: table.now, b: null });
    table.runOut();
    expect(table.state.hold).toMatchObject({ sides: ['b'] });
    table.reach({ a: table.state.check_in_at, b: table.state.check_in_at });
    table.runOut();
    table.runOut();
    expect(table.state).toMatchObject({ status: 'forfeited', winner: null, end_cause: 'both_absent' });
  });

  test('is no longer held once the side is there', () => {
    const table = openAlone();
    table.reach(NOBODY);
    table.runOut();
    table.send(actorOf('a'), { type: 'ready' });
    expect(table.state).toMatchObject({ status: 'playing', step: 'pick' });
    expect(table.state.hold).toBeUndefined();
  });
});

describe('a referee who is asked about an absence', () => {
  const held = () => {
    const table = openAlone(5);
    table.reach(NOBODY);
    table.runOut();
    return table;
  };
  const reason = '已电话联系';

  test('gives more time, and is asked again when it is over', () => {
    const table = held();
    table.send(REFEREE, { type: 'extend', due_at: table.state.due_at ?? '', seconds: 300, reason });
    expect(openCases(table.state)).toEqual([]);
    table.runOut();
    expect(openCases(table.state)).toHaveLength(1);
  });

  test('gives a game loss or the match loss, which the clock would not', () => {
    const table = held();
    table.send(REFEREE, { type: 'give_game_loss', side: 'a', game_number: 1, reason });
    expect(openCases(table.state)).toEqual([]);
    expect(table.state).toMatchObject({ status: 'check_in', sides: { b: { wins: 1 } } });
    table.runOut();
    expect(openCases(table.state)).toHaveLength(1);
    table.send(REFEREE, { type: 'give_match_loss', side: 'a', reason });
    expect(table.state).toMatchObject({ status: 'forfeited', winner: 'b', end_cause: 'match_loss' });
    expect(table.state.hold).toBeUndefined();
  });

  test('may warn, pause and resume without answering it', () => {
    const table = held();
    table.send(REFEREE, { type: 'warn', side: 'b', reason });
    expect(openCases(table.state)).toHaveLength(1);
    table.send(REFEREE, { type: 'pause', reason });
    expect(openCases(table.state)).toEqual([]);
    table.send(REFEREE, { type: 'resume', reason });
    expect(openCases(table.state)).toHaveLength(1);
  });
});

describe('in any check-in', () => {
  type Night = { table: SeriesTable; reachedAt: BySide<number | null>; readyAt: BySide<number | null> };

  /** Sides are reached and come at random moments, or never; the clock does the rest. */
  function playNight(seed: number, onTimeout: (night: Night, before: SeriesTable['state']) => void): Night {
    const rng = createRandom(seed);
    const table = openTable({ best_of: BEST_OF[rng.int(BEST_OF.length)] ?? 3 }, seed);
    table.send(SYSTEM, { type: 'open_check_in' });
    const moment = () => (rng.next() < 0.4 ? null : rng.int(2_000) * rng.int(2));
    const reachedAt = { a: moment(), b: moment() };
    const readyAt = { a: moment(), b: moment() };
    const night = { table, reachedAt, readyAt };
    for (let timeouts = 0; timeouts < 40 && table.state.status === 'check_in'; timeouts++) {
      const elapsed = (Date.parse(table.state.due_at ?? '') - Date.parse(table.state.check_in_at ?? '')) / 1000;
      for (const side of SIDES)
        if (readyAt[side] !== null && readyAt[side] < elapsed) table.send(actorOf(side), { type: 'ready' });
      if (table.state.status !== 'check_in') break;
      const known = (side: 'a' | 'b') =>
        reachedAt[side] !== null && reachedAt[side] <= elapsed ? inSeconds(table, reachedAt[side]) : null;
      table.reach({ a: known('a'), b: known('b') });
      const before = table.state;
      expect(table.runOut()).toBeNull();
      onTimeout(night, before);
    }
    return night;
  }
  const SEED = fc.integer({ min: 0, max: 0xffff_ffff });

  test('nobody loses anything by the clock without having known of the match for four fifths of the step', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        playNight(seed, ({ table, reachedAt }, before) => {
          const { state, now } = table;
          const isLoss = state.games.length > before.games.length || isSeriesOver(state.status);
          if (!isLoss) return;
          const elapsed = (Date.parse(now) - Date.parse(state.check_in_at ?? '')) / 1000;
          for (const side of SIDES)
            if (!before.sides[side].ready) {
              expect(reachedAt[side]).not.toBeNull();
              expect(elapsed - (reachedAt[side] ?? 0)).toBeGreaterThanOrEqual(240);
            }
        });
        expect(true).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('a match never hangs: it is over, a referee is asked, or a deadline runs', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const { table, reachedAt, readyAt } = playNight(seed, ({ table: { state } }) => {
          expect(isSeriesOver(state.status) || state.due_at !== null).toBe(true);
          if (state.hold) expect(openCases(state)).toHaveLength(1);
        });
        const isKnown = (side: 'a' | 'b') => reachedAt[side] !== null || readyAt[side] !== null;
        if (table.state.status !== 'check_in') return;
        expect(isKnown('a') && isKnown('b')).toBe(false);
        expect(openCases(table.state)).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  test('the state is the fold of its events, through JSON too', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const { table } = playNight(seed, () => undefined);
        expect(foldSeries(JSON.parse(JSON.stringify(table.events)))).toEqual(table.state);
      }),
      { numRuns: 30 },
    );
  });
});

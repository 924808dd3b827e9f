import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { isSeriesOver } from '../series-over.ts';
import { playRandomSeries } from '../testing/series.arbitrary.ts';
import { assertInvariants } from '../testing/series.invariants.ts';
import { actorOf, agree, openReadyTable, pick, playGame, REFEREE, type SeriesTable } from '../testing/series.table.ts';
import { lastRuling } from './last-ruling.ts';

const UNDO = { type: 'undo_ruling', reason: '判错了桌' } as const;
const undo = (table: SeriesTable) => table.send(REFEREE, UNDO);

describe('undoing a ruling', () => {
  test('brings back what stood before it; the record keeps both, with who and why', () => {
    const table = openReadyTable({ best_of: 1 });
    agree(table, 'a');
    const before = table.state;
    table.send(REFEREE, { type: 'correct_game', game_number: 1, result: 'b', reason: '录像' });
    expect(table.state.winner).toBe('b');
    expect(undo(table)).toBeNull();
    const { rulings, ...restored } = table.state;
    const { rulings: _, ...stood } = before;
    expect(restored).toEqual(stood);
    expect(rulings.map(({ kind, detail, reason, by }) => [kind, detail, reason, by.name])).toEqual([
      ['game_corrected', 'b', '录像', '裁判甲'],
      ['undone', 'game_corrected', '判错了桌', '裁判甲'],
    ]);
  });

  test('reopens a match that the ruling ended, with the time on its clock that it had', () => {
    const table = openReadyTable();
    pick(table, { a: 0, b: 0 });
    table.send(actorOf('a'), { type: 'report', game_number: 1, result: 'a' });
    const due = Date.parse(table.state.due_at ?? '');
    table.send(REFEREE, { type: 'give_match_loss', side: 'a', reason: '作弊' });
    expect(table.state.status).toBe('forfeited');
    table.wait(400);
    expect(undo(table)).toBeNull();
    expect(table.state).toMatchObject({ status: 'playing', step: 'confirm', winner: null, end_cause: null });
    expect(Date.parse(table.state.due_at ?? '') - due).toBe(400_000);
    expect(table.state.sides.a.penalties).toEqual([]);
    expect(table.send(actorOf('b'), { type: 'report', game_number: 1, result: 'a' })).toBeNull();
  });

  test('is refused once a side has gone on, or the clock has', () => {
    const table = openReadyTable();
    pick(table, { a: 0, b: 0 });
    table.send(REFEREE, { type: 'rule_game', game_number: 1, result: 'a', reason: '掉线' });
    const ruled = table.state;
    table.send(actorOf('b'), { type: 'lock_pick', game_number: 2, slot: 0 });
    expect(undo(table)).toBe('played_on_since');
    expect(table.state.sides.a.wins).toBe(ruled.sides.a.wins);

    const late = openReadyTable();
    late.send(REFEREE, { type: 'caution', side: 'a', reason: '言语' });
    late.runOut();
    expect(undo(late)).toBe('played_on_since');
  });

  test('is refused where there is nothing, and of an undo', () => {
    const table = openReadyTable();
    expect(undo(table)).toBe('nothing_to_undo');
    table.send(REFEREE, { type: 'caution', side: 'a', reason: '言语' });
    expect(undo(table)).toBeNull();
    expect(undo(table)).toBe('nothing_to_undo');
    table.send(REFEREE, { type: 'caution', side: 'b', reason: '言语' });
    expect(undo(table)).toBeNull();
  });

  test('a choice that was made in secret is not brought back when the system has chosen in its place', () => {
    const table = openReadyTable({ best_of: 5 });
    playGame(table, { a: 0, b: 0 }, 'a');
    playGame(table, { a: 1, b: 0 }, 'b');
    table.send(actorOf('a'), { type: 'lock_pick', game_number: 3, slot: 1 });
    expect(table.send(REFEREE, { type: 'correct_game', game_number: 2, result: 'a', reason: '录像' })).toBeNull();
    expect(table.state.sides.a.pick).toMatchObject({ locked: true, by_system: true });
    expect(undo(table)).toBe('played_on_since');
  });

  test('is a referee’s, with a reason', () => {
    const table = openReadyTable();
    table.send(REFEREE, { type: 'caution', side: 'a', reason: '言语' });
    expect(table.send(actorOf('a'), UNDO)).toBe('not_allowed');
    expect(table.send(REFEREE, { type: 'undo_ruling', reason: ' ' })).toBe('reason_required');
  });

  test('restores the state before any ruling but for the record and the time on the clock, and play ends all the same', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        const rng = createRandom(seed);
        playRandomSeries(rng, {
          lateness: 0.2,
          refereeing: 0.4,
          quarrel: 0.2,
          onMove: (table) => {
            const last = lastRuling(table.events);
            if (!last || last.isPlayedOn || rng.next() < 0.5) return;
            const waited = rng.int(90);
            table.wait(waited);
            const ruled = table.state;
            expect(undo(table)).toBeNull();
            kinds.add(last.ruling.kind);
            const { rulings, due_at, ...restored } = table.state;
            const { rulings: _, due_at: due, ...stood } = last.before;
            expect(restored).toEqual(stood);
            const lost = Date.parse(table.now) - Date.parse(last.ruling.at);
            expect(due_at && Date.parse(due_at)).toBe(due && Date.parse(due) + lost);
            expect(rulings.slice(0, -1)).toEqual(ruled.rulings);
            if (!isSeriesOver(table.state.status)) assertInvariants(table.state);
          },
        });
      }),
      { numRuns: 120 },
    );
    for (const kind of ['game_corrected', 'game_voided', 'game_ruled', 'penalty', 'paused', 'resumed', 'extended'])
      expect(kinds).toContain(kind);
  });
});

test('a game that both have reported is settled again after an undo', () => {
  const table = openReadyTable({ best_of: 1 });
  table.send(REFEREE, { type: 'give_match_loss', side: 'b', reason: '作弊' });
  expect(undo(table)).toBeNull();
  agree(table, 'b');
  expect(table.state).toMatchObject({ status: 'finished', winner: 'b' });
});

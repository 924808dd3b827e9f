import { describe, expect, test } from 'vitest';
import type { Hindrance } from '../../availability/availability.ts';
import { playerOf } from '../boards.ts';
import { buildLineUp, buildSettings, captain } from '../testing/battle.builder.ts';
import { accepted, board, lock, openTable, play, type BattleTable } from '../testing/battle.table.ts';
import type { BattleSettings } from '../settings.ts';

const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' });
const STAYS = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const RELAY = buildSettings({ code: 'relay', size: 3 });

/** A battle that begins while these players of side a cannot play; `benched` are on the bench of both sides. */
function begun(settings: BattleSettings, hindrances: Record<string, Hindrance>, benched = 2): BattleTable {
  const table = openTable(settings);
  for (const side of ['a', 'b'] as const) {
    const lineUp = buildLineUp(settings, side);
    lock(table, side, { ...lineUp, bench: lineUp.bench.slice(0, benched) });
  }
  accepted(table.runOut());
  for (const side of ['a', 'b'] as const) accepted(table.send(captain(side), { type: 'check_in' }));
  for (const [id, hindrance] of Object.entries(hindrances)) table.hindrances.set(id, hindrance);
  accepted(table.runOut());
  return table;
}

const seatOf = (table: BattleTable, number: number) => playerOf(board(table, number), 'a')?.account_id;

describe('a player who cannot play when their board opens', () => {
  test.each(['suspended', 'busy'] as const)('and is %s is replaced by the first of the bench who can', (hindrance) => {
    const table = begun(BOARDS, { a2: hindrance, a4: 'busy' });
    expect([1, 2, 3].map((number) => seatOf(table, number))).toEqual(['a1', 'a5', 'a3']);
    expect(table.events.filter(({ type }) => type === 'player_replaced').map(({ payload }) => payload)).toMatchObject([
      { side: 'a', out: { account_id: 'a2' }, player: { account_id: 'a5' }, by: { user_id: 'system' } },
    ]);
    expect(table.state.sides.a.substituted).toBe(false);
  });

  test('and is suspended without a bench loses it immediately; the others are played', () => {
    const table = begun(BOARDS, { a2: 'suspended' }, 0);
    expect(board(table, 2)).toMatchObject({ status: 'forfeited', winner: 'b', match_id: null });
    play(table, 'a', 'a');
    expect(table.state).toMatchObject({ status: 'finished', result: 'a', score: { a: 2, b: 1 } });
  });

  test('and is busy without a bench has the steps of lateness of an open board', () => {
    const table = begun(BOARDS, { a2: 'busy' }, 0);
    expect(board(table, 2)).toMatchObject({ status: 'open' });
    expect(seatOf(table, 2)).toBe('a2');
  });

  test('is not replaced where the captain has already played them', () => {
    const table = begun(STAYS, {});
    table.hindrances.set('a1', 'suspended');
    play(table, 'a');
    expect(board(table, 2)).toMatchObject({ status: 'forfeited', winner: 'b' });
    expect(seatOf(table, 3)).toBe('a2');
  });

  test('takes no turn of a relay while they are suspended', () => {
    expect(seatOf(begun(RELAY, { a1: 'suspended' }), 1)).toBe('a4');
    expect(seatOf(begun(RELAY, { a1: 'suspended' }, 0), 1)).toBe('a2');
    const none = begun(RELAY, { a1: 'suspended', a2: 'suspended', a3: 'suspended' }, 0);
    expect(none.state).toMatchObject({ status: 'finished', result: 'b' });
  });
});

import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, openTable, play, startedTable } from '@pailei/domain/battles/testing/battle.table';
import type { Side } from '@pailei/domain/series/sides';
import { describe, expect, test } from 'vitest';

import { fallenSide, ringChain, type RingBar } from './ring-chain.ts';

const FIVE = buildSettings({ code: 'winner_stays', size: 5, order: 'fixed', revival: false });
const THREE = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });

/** `a1 0–2 out +1`: the player, the columns, the state, the bouts won. */
const barText = ({ player, from, to, state, wins }: RingBar) =>
  `${player?.account_id ?? '?'} ${from}–${to} ${state}${wins > 0 ? ` +${wins}` : ''}`;

const barsOf = (table: ReturnType<typeof startedTable>, side: Side) => ringChain(table.state).bars[side].map(barText);

describe('a chain of bouts', () => {
  const table = startedTable(FIVE);
  play(table, 'a', 'b', 'b', 'b', 'a', 'a');

  test('has a bar for each stay, cut where its player fell, and those who wait behind it', () => {
    expect(barsOf(table, 'a')).toEqual([
      'a1 0–2 out +1',
      'a2 2–3 out',
      'a3 3–4 out',
      'a4 4–7 in_ring +2',
      '? 7–9 waiting',
    ]);
    expect(barsOf(table, 'b')).toEqual([
      'b1 0–1 out',
      'b2 1–5 out +3',
      'b3 5–6 out',
      'b4 6–7 in_ring',
      '? 7–9 waiting',
    ]);
  });

  test('has as many columns as bouts may come', () => {
    expect(ringChain(table.state).bouts.map((bout) => bout?.number ?? null)).toEqual([1, 2, 3, 4, 5, 6, 7, null, null]);
  });

  test('points at whoever fell', () => {
    const { bouts } = ringChain(table.state);
    expect(bouts.map((bout) => bout && fallenSide(bout))).toEqual(['b', 'a', 'a', 'a', 'b', 'b', null, null, null]);
  });
});

test('before the start everybody waits, in the columns of the longest battle', () => {
  const table = openTable(THREE);
  expect(ringChain(table.state).bouts).toHaveLength(5);
  expect(barsOf(table, 'a')).toEqual(['? 0–1 waiting', '? 1–2 waiting', '? 2–5 waiting']);
});

test('a battle that is over has no bouts to come, and nobody waits', () => {
  const table = startedTable(THREE);
  play(table, 'a', 'a', 'a');
  expect(ringChain(table.state).bouts).toHaveLength(3);
  expect(barsOf(table, 'a')).toEqual(['a1 0–3 in_ring +3']);
  expect(barsOf(table, 'b')).toEqual(['b1 0–1 out', 'b2 1–2 out', 'b3 2–3 out']);
});

test('a bout that both lose ends both stays and points at nobody', () => {
  const table = startedTable(THREE);
  finish(table, 1, 'both');
  const { bouts } = ringChain(table.state);
  expect(bouts[0] && fallenSide(bouts[0])).toBeNull();
  expect(barsOf(table, 'a').slice(0, 2)).toEqual(['a1 0–1 out', 'a2 1–2 in_ring']);
});

test('a player who comes back has another bar, without a place in the line-up', () => {
  const table = startedTable(buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: true }));
  play(table, 'a', 'a', 'a');
  expect(table.runOut()).toBeNull();
  const last = ringChain(table.state).bars.b.at(-1);
  expect(last).toMatchObject({ from: 3, to: 4, state: 'in_ring', index: null });
});

import { expect, test } from 'vitest';

import { isBattleOver } from '../battle-over.ts';
import { buildSettings } from '../testing/battle.builder.ts';
import { finish, lock, openTable, play, startedTable } from '../testing/battle.table.ts';
import type { BattleState } from '../types.ts';
import { battleOutlook } from './outlook.ts';

const FIVE = { code: 'boards', size: 5, decided: 'majority', tie: 'ace' } as const;

/** `win 2-0 (3:1 3:2)`: the outcome, wins and losses, and the scores that it may end with. */
const rows = (state: BattleState, side: 'a' | 'b') =>
  battleOutlook(state, side)?.rows.map(({ outcome, wins, losses, lost_by_both, scores }) => {
    const both = lost_by_both > 0 ? ` +${lost_by_both}` : '';
    return `${outcome} ${wins}-${losses}${both} (${scores.map((score) => score.join(':')).join(' ')})`;
  });

test('one board each of five: two of the three that are left win, and one lost by both leads to the ace', () => {
  const table = startedTable(buildSettings(FIVE));
  finish(table, 1, 'a', { a: 2, b: 0 });
  finish(table, 2, 'b', { a: 1, b: 2 });
  expect(battleOutlook(table.state, 'a')).toMatchObject({ unit: 'boards', left: 3, needed: 2 });
  expect(rows(table.state, 'a')).toEqual(['win 2-0 (3:1 3:2)', 'ace 1-1 +1 (2:2)', 'lose 0-2 (1:3 2:3)']);
});

test('the other side reads the same from its own view', () => {
  const table = startedTable(buildSettings(FIVE));
  finish(table, 1, 'a', { a: 2, b: 0 });
  expect(rows(table.state, 'a')).toEqual(['win 2-0 (3:0 3:1 3:2)', 'ace 1-2 +1 (2:2)', 'lose 0-3 (1:3 2:3)']);
  expect(rows(table.state, 'b')).toEqual(['win 3-0 (3:1 3:2)', 'ace 2-1 +1 (2:2)', 'lose 0-2 (0:3 1:3 2:3)']);
});

test('what can no longer happen is not told', () => {
  const table = startedTable(buildSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' }));
  finish(table, 1, 'both', { a: 0, b: 0 });
  finish(table, 2, 'a', { a: 2, b: 0 });
  expect(rows(table.state, 'a')).toEqual(['win 1-0 (2:0)', 'draw 0-1 (1:1)']);
});

test('two against two: at one each the decider is all that is left', () => {
  const table = startedTable(buildSettings({ code: 'two_v_two', size: 2, decider: 'board' }));
  expect(rows(table.state, 'a')).toEqual(['win 2-0 (2:0)', 'decider 1-1 (1:1)', 'lose 0-2 (0:2)']);
  finish(table, 1, 'a', { a: 2, b: 0 });
  finish(table, 2, 'b', { a: 0, b: 2 });
  expect(battleOutlook(table.state, 'a')).toMatchObject({ left: 1, needed: 1 });
  expect(rows(table.state, 'a')).toEqual(['win 1-0 (2:1)', 'lose 0-1 (1:2)']);
});

test('where the winner stays a side wins when the other one has nobody left', () => {
  const table = startedTable(buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: true }));
  expect(battleOutlook(table.state, 'a')).toMatchObject({ left: null, needed: 4 });
  play(table, 'a');
  expect(rows(table.state, 'a')).toEqual(['win 3-0 (4:0 4:1 4:2 4:3)', 'lose 0-4 (1:4 2:4 3:4)']);
});

test('in a conquest every player of the team has to win once', () => {
  const table = startedTable(buildSettings({ code: 'conquest_team', size: 3 }));
  expect(rows(table.state, 'b')).toEqual(['win 3-0 (3:0 3:1 3:2)', 'lose 0-3 (0:3 1:3 2:3)']);
});

test('a battle of one board is counted in its games', () => {
  const table = startedTable(buildSettings({ code: 'relay', size: 3 }));
  expect(battleOutlook(table.state, 'a')).toMatchObject({ unit: 'games', left: null, needed: 5 });
});

test('before the start and after the end there is none', () => {
  const settings = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'draw' });
  const open = openTable(settings);
  lock(open, 'a');
  expect(battleOutlook(open.state, 'a')).toBeNull();
  const table = startedTable(settings);
  finish(table, 1, 'a', { a: 2, b: 0 });
  finish(table, 2, 'a', { a: 2, b: 0 });
  expect(isBattleOver(table.state.status)).toBe(true);
  expect(battleOutlook(table.state, 'a')).toBeNull();
});

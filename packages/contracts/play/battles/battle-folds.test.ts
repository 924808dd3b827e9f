import { expect, test } from 'vitest';
import { foldBattleList } from './battle-list.fold.ts';
import type { BattleSummary, BattleSideView } from './battle-views.ts';
import { battleFormatName } from './battle-names.ts';
import { foldBattleSide } from './battle-side.fold.ts';

const AT = '2026-11-23T12:00:00.000Z';
const event = (t: string, p: object) => ({ v: 1, t, p, at: AT });

test('a changed battle replaces its line, a new one stands first', () => {
  const [one, other] = [{ id: '1', status: 'scheduled' } as BattleSummary, { id: '2' } as BattleSummary];
  const list = foldBattleList({ battles: [one] }, event('battle_changed', { battle: other }));
  expect(list.battles).toEqual([other, one]);
  const changed = { ...one, status: 'playing' };
  expect(foldBattleList(list, event('battle_changed', { battle: changed })).battles).toEqual([other, changed]);
});

test('a side keeps its last naming of a board', () => {
  const named_first = [{ board_number: 1, account_id: 'x' }];
  const side: BattleSideView = { side: 'a', draft: null, line_up: null, named: named_first, call: null };
  const named = (board_number: number, account_id: string) => event('player_named', { board_number, account_id });
  const folded = [named(2, 'y'), named(1, 'z')].reduce(foldBattleSide, side);
  expect(folded.named).toEqual([
    { board_number: 2, account_id: 'y' },
    { board_number: 1, account_id: 'z' },
  ]);
});

test('a chain with a free order is a 车轮战', () => {
  const chain = { code: 'winner_stays', size: 3, revival: false } as const;
  expect(battleFormatName({ ...chain, order: 'free' })).toBe('车轮战');
  expect(battleFormatName({ ...chain, order: 'fixed' })).toBe('擂台赛');
});

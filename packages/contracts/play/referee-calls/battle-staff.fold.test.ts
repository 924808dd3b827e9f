import { expect, test } from 'vitest';
import type { BattleCall } from './call-views.ts';
import { foldBattleStaff } from './battle-staff.fold.ts';

const AT = '2026-11-23T12:00:00.000Z';
const referee = { id: 'r', username: '青锋' };

const callOf = (id: string, change: Partial<BattleCall> = {}): BattleCall => ({
  id,
  side: 'a',
  board_number: null,
  text: '对手没有到',
  caller: { id: 'c', username: '墨染' },
  opened_at: AT,
  answer: null,
  closed: null,
  ...change,
});

test('a call keeps its place when it is answered, and a new one stands last', () => {
  const answered = callOf('1', { answer: { by: referee, at: AT } });
  const changed = (call: BattleCall) => ({ v: 1, t: 'call_changed', p: { call }, at: AT });
  const calls = [changed(answered), changed(callOf('3'))].reduce(foldBattleStaff, {
    calls: [callOf('1'), callOf('2')],
  });
  expect(calls).toEqual({ calls: [answered, callOf('2'), callOf('3')] });
});

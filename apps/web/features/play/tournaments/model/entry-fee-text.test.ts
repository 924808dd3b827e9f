import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { expect, test } from 'vitest';

import { draft, withEntrants } from '../../../../shared/tournaments/tournament.fixture.ts';
import { entryDialog, feeBackText, feeText, registerLabel } from './entry-fee-text.ts';

const [REGISTERED] = Object.values(withEntrants(draft(), 1).participants);
const registered = REGISTERED!;
const checkedIn = { ...registered, status: 'checked_in' as const };
const FREE = { settings: DEFAULT_TOURNAMENT_SETTINGS };
const PAID = { settings: { ...DEFAULT_TOURNAMENT_SETTINGS, entry_fee: 1_200 } };

test('an event without a fee says nothing of one', () => {
  expect([registerLabel(FREE), feeText(FREE), feeBackText(FREE, checkedIn)]).toEqual(['报名', null, '']);
});

test('the button names the price, and the text when it goes back', () => {
  expect(registerLabel(PAID)).toBe('报名 · 1,200 积分');
  expect(feeText(PAID)).toMatch(/^报名时收取 1,200 积分。签到前取消报名/);
});

test('an entry is confirmed in one dialog at most', () => {
  expect([entryDialog(PAID, true), entryDialog(PAID, false)]).toEqual(['game_id', 'fee']);
  expect([entryDialog(FREE, true), entryDialog(FREE, false)]).toEqual(['game_id', null]);
});

test('who has checked in reads that the fee stays', () => {
  expect(feeBackText(PAID, checkedIn)).toBe('你已签到，参赛费不再退回。');
  expect(feeBackText(PAID, registered)).toBe('参赛费 1,200 积分会退回。');
});

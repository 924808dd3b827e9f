import { newChallengeBody } from '@pailei/contracts/play/challenges/challenges.api';
import { BATTLE_FORMATS } from '@pailei/domain/battles/settings';
import { expect, test } from 'vitest';

import { errorAt, formOf, NEW_FORM, offerOf, settingsOf, withFormat } from './challenge-form.ts';
import { changedFacts, offerFacts, spanText } from './offer-texts.ts';

const TEAM = '0197c0de-0000-7000-8000-000000000001';
const SLOTS = ['2026-11-28T20:00', '2026-11-29T20:30'];

test.each(BATTLE_FORMATS)('a form of %s is an offer that the site takes, and an offer fills the form again', (code) => {
  const form = {
    ...withFormat({ ...NEW_FORM, size: 4, order: 'free', revival: true, bans: 1, substitutions: 2 }, code),
    slots: SLOTS,
  };
  const offer = offerOf(form);
  expect(newChallengeBody.safeParse({ team_id: TEAM, ...offer }).error).toBeUndefined();
  expect(offerOf(formOf({ settings: settingsOf(form), slots: offer.slots }))).toEqual(offer);
});

test('another format keeps what was chosen, but for a length that it cannot have', () => {
  const form = { ...NEW_FORM, best_of: 5, size: 6, order: 'free' } as const;
  expect(withFormat({ ...form, slots: [] }, 'winner_stays')).toMatchObject({ best_of: 5, size: 6, order: 'free' });
  expect(withFormat({ ...form, slots: [] }, 'relay').best_of).toBe(9);
  expect(withFormat({ ...form, slots: [], best_of: 9 }, 'boards').best_of).toBe(3);
  expect(withFormat({ ...form, slots: [] }, 'scheveningen').best_of).toBe(1);
});

test('times that are not chosen are left out', () => {
  expect(offerOf({ ...NEW_FORM, slots: ['', SLOTS[0] ?? ''] }).slots).toHaveLength(1);
});

test('a field shows its own error or that of a part of it', () => {
  expect(errorAt({ 'slots.1': '时间格式无效' }, 'slots')).toBe('时间格式无效');
  expect(errorAt({ slots_more: '其他' }, 'slots')).toBeUndefined();
});

test('two offers differ in the facts that say so', () => {
  const before = settingsOf(NEW_FORM);
  const after = settingsOf({ ...NEW_FORM, best_of: 5, substitutions: 0, timers: { ...NEW_FORM.timers, naming: 60 } });
  expect([...changedFacts(before, after)]).toEqual(['每台', '换人', '派人']);
  expect(offerFacts(after)).toMatchObject({ 赛制: '对位赛，每队 5 人', 每台: 'BO5 征服赛', 派人: '限时 1 分钟' });
  expect([offerFacts(before)['换人'], offerFacts(after)['换人']]).toEqual(['双方各 1 次', '不能换人']);
  expect([spanText(90), spanText(1_800), spanText(7_200), spanText(86_400)]).toEqual([
    '1 分 30 秒',
    '30 分钟',
    '2 小时',
    '1 天',
  ]);
});

import { expect, test } from 'vitest';

import { fieldText, sidesOf } from './audit-texts.ts';
import { diffOf } from './diff.ts';

type Facts = Record<string, unknown> | null;

const MATCH = { target_type: 'match', target_name: '长街听雨 – 青萍' };
const changesOf = (before: Facts, after: Facts) => diffOf({ target_type: 'user', target_name: null, before, after });

test('only what differs is listed, old beside new', () => {
  expect(changesOf({ role: 'user', name: '青石' }, { role: 'referee', name: '青石' })).toEqual([
    { field: 'role', before: '用户', after: '裁判' },
  ]);
});

test('what came or went has one side only', () => {
  expect(changesOf(null, { name: '霜降杯' })).toEqual([{ field: 'name', before: undefined, after: '霜降杯' }]);
  expect(changesOf({ name: '霜降杯' }, null)).toEqual([{ field: 'name', before: '霜降杯', after: undefined }]);
  expect(changesOf(null, null)).toEqual([]);
});

test('nested fields are listed by their path, lists as a whole', () => {
  expect(changesOf({ command: { type: 'warn', slots: [1] } }, { command: { type: 'warn', slots: [1, 2] } })).toEqual([
    { field: 'command.slots', before: '[1]', after: '[1,2]' },
  ]);
});

test('values have labels', () => {
  const [change] = changesOf({ open: true, until: null }, { open: false, until: null });
  expect(change).toEqual({ field: 'open', before: '是', after: '否' });
  expect(changesOf({ until: null }, { until: '2026-11-20T12:00:00.000Z' })[0]?.after).toMatch(
    /^2026-11-2\d \d\d:\d\d$/,
  );
});

test('a scope of maintenance has its name', () => {
  expect(changesOf({ scope: 'shop' }, { scope: 'site' })).toEqual([
    { field: 'scope', before: '积分商城', after: '全站' },
  ]);
});

test('a known field has its name, another one its path', () => {
  expect(fieldText('command.reason')).toBe('原因');
  expect(fieldText('settings.bans')).toBe('禁用数');
  expect(fieldText('settings.unheard_of')).toBe('settings.unheard_of');
});

test('a match names its players instead of its sides', () => {
  const sides = sidesOf(MATCH);
  expect(fieldText('wins_a', sides)).toBe('长街听雨 胜局');
  expect(diffOf({ ...MATCH, before: { result: 'a' }, after: { result: 'b' } })).toEqual([
    { field: 'result', before: '长街听雨', after: '青萍' },
  ]);
});

test('a player whose name holds the separator is not cut', () => {
  expect(sidesOf({ ...MATCH, target_name: '甲 – 乙 – 丙' })).toEqual(sidesOf({ ...MATCH, target_name: null }));
});

test('states of every kind are in Chinese', () => {
  const changes = changesOf({ status: 'scheduled', state: 'queued' }, { status: 'shipped', state: 'sent' });
  expect(changes.map(({ before, after }) => `${before} → ${after}`)).toEqual(['未开始 → 已发货', '排队中 → 已发送']);
});

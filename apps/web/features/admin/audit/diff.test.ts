import { expect, test } from 'vitest';

import { diffOf, fieldText } from './diff.ts';

test('only what differs is told, old beside new', () => {
  expect(diffOf({ role: 'user', name: '青石' }, { role: 'referee', name: '青石' })).toEqual([
    { field: 'role', before: '用户', after: '裁判' },
  ]);
});

test('what came or went has one side only', () => {
  expect(diffOf(null, { name: '霜降杯' })).toEqual([{ field: 'name', before: undefined, after: '霜降杯' }]);
  expect(diffOf({ name: '霜降杯' }, null)).toEqual([{ field: 'name', before: '霜降杯', after: undefined }]);
  expect(diffOf(null, null)).toEqual([]);
});

test('nested fields are told by their path, lists as a whole', () => {
  expect(diffOf({ command: { type: 'warn', slots: [1] } }, { command: { type: 'warn', slots: [1, 2] } })).toEqual([
    { field: 'command.slots', before: '[1]', after: '[1,2]' },
  ]);
});

test('values are told in words', () => {
  const [change] = diffOf({ open: true, until: null }, { open: false, until: null });
  expect(change).toEqual({ field: 'open', before: '是', after: '否' });
  expect(diffOf({ until: null }, { until: '2026-11-20T12:00:00.000Z' })[0]?.after).toMatch(/^2026-11-2\d \d\d:\d\d$/);
});

test('a scope of maintenance has its name', () => {
  expect(diffOf({ scope: 'shop' }, { scope: 'site' })).toEqual([{ field: 'scope', before: '积分商城', after: '全站' }]);
});

test('a known field has its name, another one its path', () => {
  expect(fieldText('command.reason')).toBe('原因');
  expect(fieldText('settings.bans')).toBe('settings.bans');
});

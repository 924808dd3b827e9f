import type { AuditAction } from '@pailei/contracts/features/audit-labels';
import { expect, test } from 'vitest';

import { fieldText } from './audit-texts.ts';
import { diffOf } from './diff.ts';

type Facts = Record<string, unknown> | null;

const of = (action: AuditAction) => ({ action, target_type: 'user', target_name: null });
const MATCH = { action: 'match.rule_game', target_type: 'match', target_name: '长街听雨 对 青萍' };
const changesOf = (before: Facts, after: Facts, action: AuditAction = 'account.set_role') =>
  diffOf({ ...of(action), before, after });

test('only what differs is listed, old beside new', () => {
  expect(changesOf({ role: 'user', username: '青石' }, { role: 'referee', username: '青石' })).toEqual([
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
    { field: 'command.slots', before: '1', after: '1、2' },
  ]);
});

test('a list of things says what each is, in Chinese', () => {
  const stages = (rounds: number | null) => ({ changes: { settings: { stages: [{ type: 'swiss', rounds }] } } });
  expect(changesOf(stages(null), stages(5), 'tournament.update')).toEqual([
    { field: 'changes.settings.stages', before: '类型 瑞士轮，轮数 —', after: '类型 瑞士轮，轮数 5' },
  ]);
});

test('values have labels', () => {
  const [change] = changesOf({ open: true, until: null }, { open: false, until: null });
  expect(change).toEqual({ field: 'open', before: '是', after: '否' });
  expect(changesOf({ until: null }, { until: '2026-11-20T12:00:00.000Z' })[0]?.after).toMatch(
    /^2026-11-2\d \d\d:\d\d$/,
  );
});

test.each<[action: AuditAction, field: string, values: [string, string], texts: string]>([
  ['maintenance.update', 'scope', ['shop', 'site'], '积分商城 → 全站'],
  ['order.set_status', 'status', ['pending', 'shipped'], '待处理 → 已发货'],
  ['tournament.update', 'status', ['check_in', 'running'], '签到中 → 进行中'],
  ['match.pause', 'status', ['check_in', 'paused'], '准备中 → 已暂停'],
  ['job.retry', 'name', ['send-mail', 'change-stock'], '发送邮件 → 调整库存'],
])('%s tells %s in Chinese', (action, field, [old, fresh], texts) => {
  const [change] = changesOf({ [field]: old }, { [field]: fresh }, action);
  expect(`${change?.before} → ${change?.after}`).toBe(texts);
});

test('a known field has its name, another one its path', () => {
  expect(fieldText(of('tournament.update'), 'changes.settings.bans')).toBe('禁用数');
  const after = { 'class mage': { name: '法师', color: '#3a74a8' } };
  expect(fieldText({ ...of('deck_rules.update'), after }, 'class mage.color')).toBe('职业 法师 颜色');
  expect(fieldText(of('tournament.update'), 'settings.unheard_of')).toBe('settings.unheard_of');
});

test('the same field is called by what the action is about', () => {
  expect(fieldText(of('setting.update'), 'name')).toBe('站点名称');
  expect(fieldText(of('product.update'), 'name')).toBe('名称');
});

test('a match names its players instead of its sides', () => {
  expect(fieldText(MATCH, 'wins_a')).toBe('长街听雨 胜局');
  expect(diffOf({ ...MATCH, before: { result: 'a' }, after: { result: 'b' } })).toEqual([
    { field: 'result', before: '长街听雨', after: '青萍' },
  ]);
  expect(fieldText({ ...MATCH, target_name: null }, 'wins_b')).toBe('另一方 胜局');
});

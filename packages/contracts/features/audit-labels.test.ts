import { expect, test } from 'vitest';
import { actionText, auditField, AUDITS, roleText, type UnnamedFields } from './audit-labels.ts';
import type { AuditTexts } from '../site/audit/audit-definitions.ts';

/** Names of their own, which nobody translates. */
const PROPER_NAMES = ['Redis', 'Twitch', 'YouTube', 'HLS'];

/** Chinese, or the name of a player that is put in. */
const isChinese = (text: string) => /\p{Script=Han}|^\{[ab]\}$/u.test(text) || PROPER_NAMES.includes(text);

const features: readonly (readonly [string, AuditTexts])[] = AUDITS.map((texts: AuditTexts) => [
  Object.keys(texts.actions)[0] ?? '',
  texts,
]);

test.each(features)(
  'what %s and its like write is called in Chinese: actions, objects, fields and values',
  (_, texts) => {
    const fields = Object.values(texts.fields).flatMap((field) =>
      typeof field === 'string' ? field : [field.label, ...Object.values(field.values)],
    );
    const written = [...Object.values(texts.actions), ...Object.values(texts.targets), ...fields];
    expect(written.filter((text) => !isChinese(text))).toEqual([]);
  },
);

test('no action is without fields, unless nothing of it is kept', () => {
  expect(features.flatMap(([action, { fields }]) => (Object.keys(fields).length === 0 ? action : []))).toEqual([]);
});

test('what is not known any more keeps its code', () => {
  expect(actionText('kite.fly')).toBe('kite.fly');
  expect(roleText('kite')).toBe('kite');
  expect(auditField('kite.fly', 'status')).toBeUndefined();
  expect(auditField('match.warn', 'constructor')).toBeUndefined();
});

test('who acts without a person is the system', () => {
  expect(roleText('system')).toBe('系统');
  expect(roleText('referee')).toBe('裁判');
});

type Facts = { status: 'pending' | 'lost'; items: readonly { weight: number }[]; note: string | null };

test('the compiler is told what has no text: fields, values that are one of a few, and what stands in lists', () => {
  const unnamed: Record<UnnamedFields<'order.set_status', Facts>, true> = {
    'status=lost': true,
    items: true,
    weight: true,
    note: true,
  };
  expect(Object.keys(unnamed)).toHaveLength(4);
});

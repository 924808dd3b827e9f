import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { expect, test } from 'vitest';

import { editedTime, fromLocalInput, toLocalInput } from '../../../../shared/ui/time/local-time.ts';
import { countChanges, isSame, withChange } from './settings-draft.ts';
import { typedNumber, wholeNumberOf } from '../../../../shared/ui/forms/whole-number.ts';

test('a moment survives the way into an input and back, to the minute', () => {
  const moment = new Date(2026, 10, 20, 23, 5).toISOString();
  expect(toLocalInput(moment)).toBe('2026-11-20T23:05');
  expect(fromLocalInput(toLocalInput(moment))).toBe(moment);
  expect([toLocalInput(null), fromLocalInput('')]).toEqual(['', null]);
});

test('a moment that was not touched keeps its seconds', () => {
  const moment = new Date(2026, 10, 20, 23, 5, 42, 7).toISOString();
  expect(editedTime('2026-11-20T23:05', moment)).toBe(moment);
  expect(editedTime('2026-11-20T23:06', moment)).toBe(new Date(2026, 10, 20, 23, 6).toISOString());
});

test('the order of fields makes no difference, the order of a list does', () => {
  expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSame(Number.NaN, Number.NaN)).toBe(true);
});

test('changes are counted by field, and taking one back leaves no draft', () => {
  const saved = DEFAULT_SETTINGS;
  const first = withChange({}, saved, 'site', { name: '周末牌擂' });
  const second = withChange(first, saved, 'site', { is_beta: false });
  expect(countChanges(saved.site, second.site)).toBe(2);
  const third = withChange(second, saved, 'site', { name: saved.site.name });
  expect(countChanges(saved.site, third.site)).toBe(1);
  expect(withChange(third, saved, 'site', { is_beta: true })).toEqual({});
});

test('a number that is being typed is whole, not too long, and none while the field is empty', () => {
  expect(['12', ' 1a2 ', '-5', '1.5', '123456'].map((text) => wholeNumberOf(text, 4))).toEqual([12, 12, 5, 15, 1234]);
  expect(wholeNumberOf('', 4)).toBeNaN();
  expect([typedNumber(Number.NaN), typedNumber(0)]).toEqual(['', '0']);
});

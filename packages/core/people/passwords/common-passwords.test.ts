import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const LINES = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  .trimEnd()
  .split('\n');

test.each([
  'password',
  'PASSWORD1',
  'ｐａｓｓｗｏｒｄ',
  '1qaz2wsx',
  'woaini1314',
  'qwertyuiop',
  '19991231',
  '31121999',
])('%s is what is tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['correct horse', '青山不改绿水长流', 'battery staple', '20991399x', ''])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('the list holds 3000 or more, each once and of eight characters at least', () => {
  expect(LINES.length).toBeGreaterThanOrEqual(3_000);
  expect(new Set(LINES).size).toBe(LINES.length);
  expect(LINES.filter((line) => line.length < 8 || line !== line.toLowerCase())).toEqual([]);
});

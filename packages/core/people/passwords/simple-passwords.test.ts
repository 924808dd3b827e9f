import { expect, test } from 'vitest';
import { isBlank, isSimple } from './simple-passwords.ts';

test.each([
  'aaaaaaaa',
  '00000000',
  '牌牌牌牌牌牌牌牌',
  'abababab',
  'abcabcab',
  'abcdefgh',
  'hgfedcba',
  '12345678',
  '98765432',
  '78901234',
  '11223344',
  'asdfghjk',
  'qazwsxedc',
])('%s is simple', (password) => {
  expect(isSimple(password)).toBe(true);
});

test.each(['correct horse', 'battery staple', 'abcdefgi', 'aaaaaaax', '青山不改绿水长流', 'tr0ub4dor&3'])(
  '%s is not',
  (password) => {
    expect(isSimple(password)).toBe(false);
  },
);

test.each([
  '        ',
  '\t\t\t\t\t\t\t\t',
  '\u3000\u3000\u3000\u3000\u3000\u3000\u3000\u3000',
  '\u200B'.repeat(8),
  '\u3164'.repeat(8),
])('%j is nothing but blanks', (password) => {
  expect(isBlank(password)).toBe(true);
});

test('blanks between characters are none', () => {
  expect(isBlank('correct horse')).toBe(false);
});

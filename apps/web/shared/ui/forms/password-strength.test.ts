import { expect, test } from 'vitest';

import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['Ab3!xyz', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abcdefgh', 1],
  ['abcdefg1', 2],
  ['abcdefgh1234', 3],
  ['correct horse battery', 4],
])('%s has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';

import { hashPassword, isPassword } from './passwords.ts';

const COMPOSED = 'caf\u00e9 au lait';
const DECOMPOSED = 'cafe\u0301 au lait';

test('a password is the same whether its letters are composed or decomposed', async () => {
  expect(await isPassword(DECOMPOSED, await hashPassword(COMPOSED))).toBe(true);
  expect(await isPassword(COMPOSED, await hashPassword(DECOMPOSED))).toBe(true);
  expect(await isPassword('cafe au lait', await hashPassword(COMPOSED))).toBe(false);
});

test('a hash of what was typed before passwords had one spelling still matches', async () => {
  expect(await isPassword(DECOMPOSED, await hash(DECOMPOSED))).toBe(true);
  expect(await isPassword(COMPOSED, await hash(COMPOSED))).toBe(true);
});

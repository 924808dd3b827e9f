import { expect, test } from 'vitest';

import { withPureValues } from './pure-values.ts';

test('what a call makes is made where it is needed, or not at all', () => {
  expect(withPureValues('export const schema = z.object({});')).toBe(
    'export const schema = /* @__PURE__ */ (() => (z.object({})))();',
  );
});

test('functions, plain values and what runs for its effect stay as they are', () => {
  const code = 'export const name = (id) => find(id);\nconst LIMIT = 5;\nregister(LIMIT);';
  expect(withPureValues(code)).toBe(code);
});

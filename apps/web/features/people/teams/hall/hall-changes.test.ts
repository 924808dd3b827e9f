import { expect, test } from 'vitest';

import { withChanges } from './hall-changes.ts';

const row = (id: string, count = 1) => ({ id, count });

test('rows stay in their places with their newest state, and those that have gone are left out', () => {
  const changes = { b: row('b', 9), c: null, x: row('x') };
  expect(withChanges([row('a'), row('b'), row('c')], changes, ({ id }) => id)).toEqual([row('a'), row('b', 9)]);
});

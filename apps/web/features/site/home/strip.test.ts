import fc from 'fast-check';
import { expect, test } from 'vitest';

import { inSlots } from './strip.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 });

test('what stays keeps its slot, what comes takes the slot of what went', () => {
  expect(inSlots([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(inSlots(['a', 'b', 'c', 'd'], ['e', 'd', 'c', 'a'])).toEqual(['a', 'e', 'c', 'd']);
  expect(inSlots(['a', 'b', 'c'], ['c'])).toEqual(['c']);
});

test('every wanted match has one slot, and none moves that need not', () => {
  fc.assert(
    fc.property(ids, ids, (before, wanted) => {
      const slots = inSlots(before, wanted);
      expect(slots.toSorted()).toEqual(wanted.toSorted());
      before.forEach((id, slot) => {
        if (slot < wanted.length && wanted.includes(id)) expect(slots[slot]).toBe(id);
      });
    }),
  );
});

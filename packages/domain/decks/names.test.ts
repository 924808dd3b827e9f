import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctName, distinctNames } from './names.ts';
import { DECK_NAME_MAX } from './paste/paste.ts';

test('a name that is taken gets the next number', () => {
  expect(distinctName('未命名法师', new Set())).toBe('未命名法师');
  expect(distinctName('未命名法师', new Set(['未命名法师']))).toBe('未命名法师 2');
  expect(distinctName('未命名法师', new Set(['未命名法师', '未命名法师 2']))).toBe('未命名法师 3');
});

test('names of a list can all be told apart, and fit; those that could be stay as they are', () => {
  const name = fc.oneof(
    fc.constantFrom('未命名法师', '未命名法师 2', '快攻法', '长'.repeat(DECK_NAME_MAX), '😀'.repeat(20)),
    fc.string({ maxLength: DECK_NAME_MAX }),
  );
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const unique = distinctNames(names);
      expect(new Set(unique).size).toBe(names.length);
      expect(
        unique.every(
          (one, index) => one.length <= DECK_NAME_MAX && (one.isWellFormed() || !names[index]?.isWellFormed()),
        ),
      ).toBe(true);
      names.forEach((own, index) => {
        if (names.indexOf(own) === index) expect(unique[index]).toBe(own);
      });
    }),
  );
});

import { expect, test } from 'vitest';

import { dropIndex, keyTarget, rowShift } from './sorting.ts';

const ROWS = [0, 60, 120, 180].map((top) => ({ top, height: 60 }));

test('a row that is dragged changes places with those whose middle its own has passed', () => {
  expect(dropIndex(ROWS, 0, 40)).toBe(0);
  expect(dropIndex(ROWS, 0, 70)).toBe(1);
  expect(dropIndex(ROWS, 0, 1_000)).toBe(3);
  expect(dropIndex(ROWS, 3, -70)).toBe(2);
  expect(dropIndex(ROWS, 3, -1_000)).toBe(0);
  expect(dropIndex(ROWS, 2, 0)).toBe(2);
});

test('the rows between its old and its new place give way', () => {
  const shifts = (from: number, to: number) => ROWS.map((_, index) => rowShift(ROWS, index, { from, to }));
  expect(shifts(0, 2)).toEqual([0, -60, -60, 0]);
  expect(shifts(3, 1)).toEqual([0, 60, 60, 0]);
  expect(shifts(1, 1)).toEqual([0, 0, 0, 0]);
});

test('the arrows move by one and stop at the ends; other keys are not its own', () => {
  expect(keyTarget('ArrowUp', 0, 4)).toBe(0);
  expect(keyTarget('ArrowDown', 3, 4)).toBe(3);
  expect(keyTarget('ArrowDown', 1, 4)).toBe(2);
  expect(keyTarget('End', 1, 4)).toBe(3);
  expect(keyTarget('Tab', 1, 4)).toBeNull();
});

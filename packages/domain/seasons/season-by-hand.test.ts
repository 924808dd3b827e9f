import { expect, test } from 'vitest';
import { placesFault } from './season-by-hand.ts';

const placesOf = (...places: number[]) => places.map((place, index) => ({ place, name: `战队${index}` }));

test.each([[[]], [[2]], [[2, 3, 4]], [[2, 3, 3, 5]], [[2, 2, 4]]])('the places %o follow each other', (places) => {
  expect(placesFault(placesOf(...places))).toBeNull();
});

test.each([
  [[1], 0],
  [[3], 0],
  [[2, 4], 1],
  [[2, 3, 3, 4], 3],
  [[2, 3, 2], 2],
])('the places %o are wrong at index %i', (places, index) => {
  expect(placesFault(placesOf(...places))).toBe(index);
});

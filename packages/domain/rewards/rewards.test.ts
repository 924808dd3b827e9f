import { expect, test } from 'vitest';
import { createRandom } from '../random/seeded.ts';
import type { Random } from '../random/random.ts';
import { DEFAULT_REWARD_TABLE, REWARD_POINTS_MAX, type RewardTable } from './types.ts';
import { rewardFault, rewardOf, rewardRows } from './table.ts';

const table = (bands: [place_to: number, points: number][], participation = 0): RewardTable => ({
  bands: bands.map(([place_to, points]) => ({ place_to, points })),
  participation,
});

test('a place earns what its band says, and behind the last one what everybody gets', () => {
  const earned = [1, 2, 3, 4, 5, 8, 9, 16, 17, 1_024].map((place) => rewardOf(DEFAULT_REWARD_TABLE, place));
  expect(earned).toEqual([500, 300, 200, 200, 100, 100, 50, 50, 10, 10]);
});

test('the rows name every place of the field once', () => {
  const rows = table(
    [
      [1, 50],
      [4, 20],
    ],
    5,
  );
  expect(rewardRows(rows, 16)).toEqual([
    { place: 1, place_to: 1, points: 50 },
    { place: 2, place_to: 4, points: 20 },
    { place: 5, place_to: null, points: 5 },
  ]);
  expect(rewardRows(rows, 3)).toEqual([
    { place: 1, place_to: 1, points: 50 },
    { place: 2, place_to: 3, points: 20 },
  ]);
});

test('rows that earn nothing are not shown', () => {
  const rows = table([
    [1, 50],
    [4, 0],
  ]);
  expect(rewardRows(rows, 16)).toEqual([{ place: 1, place_to: 1, points: 50 }]);
});

test.each<[string, RewardTable, ReturnType<typeof rewardFault>]>([
  ['no band', table([]), { problem: 'bands_missing', band: null }],
  [
    'more bands than are read',
    table(Array.from({ length: 13 }, (_, n) => [n + 1, 5])),
    { problem: 'too_many_bands', band: null },
  ],
  ['a place before the first', table([[0, 5]]), { problem: 'wrong_place', band: 0 }],
  [
    'a place twice',
    table([
      [1, 5],
      [1, 4],
    ]),
    { problem: 'wrong_place', band: 1 },
  ],
  ['half a place', table([[1.5, 5]]), { problem: 'wrong_place', band: 0 }],
  ['a place beyond the largest event', table([[1_025, 5]]), { problem: 'wrong_place', band: 0 }],
  ['points below 0', table([[1, -1]]), { problem: 'wrong_points', band: 0 }],
  ['half a point', table([[1, 0.5]]), { problem: 'wrong_points', band: 0 }],
  ['more than a place may earn', table([[1, REWARD_POINTS_MAX + 1]]), { problem: 'wrong_points', band: 0 }],
  [
    'more for a later place',
    table([
      [1, 5],
      [2, 6],
    ]),
    { problem: 'more_than_before', band: 1 },
  ],
  ['more for taking part', table([[1, 5]], 6), { problem: 'more_than_before', band: null }],
  ['less than nothing for taking part', table([[1, 5]], -1), { problem: 'wrong_points', band: null }],
])('a table with %s is refused', (_what, wrong, fault) => {
  expect(rewardFault(wrong)).toEqual(fault);
});

function randomTable(random: Random): RewardTable {
  let [place, points] = [0, 1_000];
  const bands = Array.from({ length: 1 + random.int(12) }, () => {
    place += 1 + random.int(9);
    points = random.int(points + 1);
    return { place_to: place, points };
  });
  return { bands, participation: random.int(points + 1) };
}

test('no table gives a later place more, and its rows say what the places earn', () => {
  const random = createRandom(7);
  const places = Array.from({ length: 130 }, (_, index) => index + 1);
  for (let turn = 0; turn < 200; turn += 1) {
    const drawn = randomTable(random);
    expect(rewardFault(drawn)).toBeNull();
    const earned = places.map((place) => rewardOf(drawn, place));
    expect(earned).toEqual(earned.toSorted((a, b) => b - a));
    const rows = rewardRows(drawn, 130);
    const shown = places.map((at) => rows.find(({ place, place_to }) => place <= at && at <= (place_to ?? 130)));
    expect(shown.map((row) => row?.points ?? 0)).toEqual(earned);
  }
});

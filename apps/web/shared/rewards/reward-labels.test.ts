import { DEFAULT_REWARD_TABLE, type RewardTable } from '@pailei/domain/rewards/types';
import { rewardFault, rewardRows } from '@pailei/domain/rewards/table';
import { expect, test } from 'vitest';

import { errorsOfBand, rowText, withBand } from './reward-labels.ts';

test('a line names its places', () => {
  expect(rewardRows(DEFAULT_REWARD_TABLE, 64).map(rowText)).toEqual([
    '第 1 名',
    '第 2 名',
    '第 3–4 名',
    '第 5–8 名',
    '第 9–16 名',
    '第 17 名起',
  ]);
  expect(rowText({ place: 1, place_to: null, points: 5 })).toBe('全体选手');
});

test('a new band goes on where the last one ends, and the table stays sound', () => {
  const longer = withBand(DEFAULT_REWARD_TABLE);
  expect(longer.bands.at(-1)).toEqual({ place_to: 32, points: 10 });
  expect(rewardFault(longer)).toBeNull();
  const first: RewardTable = { bands: [], participation: 0 };
  expect(rewardFault(withBand(first))).toBeNull();
});

test('a message belongs to its own field', () => {
  const errors = { 'bands.1.points': '积分不能多于上一档' };
  expect(errorsOfBand(errors, 1)).toEqual({ place_to: undefined, points: '积分不能多于上一档' });
  expect(errorsOfBand(errors, 10)).toEqual({ place_to: undefined, points: undefined });
});

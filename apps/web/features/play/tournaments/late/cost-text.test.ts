import { expect, test } from 'vitest';

import { lateEntryCostText } from './cost-text.ts';

const RULE = { until_round: 2, by_players: true };

test.each([
  [0, 0, false, '还没有错过任何一轮'],
  [2, 2, false, '已错过 2 轮，都记负'],
  [1, 0, true, '已错过 1 轮，记平局分 1 分'],
  [2, 1, true, '已错过 2 轮：一轮记平局分 1 分，其余 1 轮记负'],
] as const)('%i missed rounds, %i of them lost, half point %s', (missed_rounds, losses, half_point_bye, text) => {
  expect(lateEntryCostText({ ...RULE, missed_rounds, losses, half_point_bye })).toBe(text);
});

import { expect, test } from 'vitest';

import { fitsSearch, pairReason, pairWarnings, redrawText, relaxedText } from './draft-texts.ts';

const reason = {
  rematch: false,
  forbidden: false,
  points_a: 6,
  points_b: 6,
  group_difference: 0,
  float_a: null,
  float_b: null,
};

test('a pair says why it is one', () => {
  const pair = { a: 'x', b: 'y', table: 3, reason };
  expect(pairReason(pair, [])).toBe('同分 6');
  const crossing = { ...pair, reason: { ...reason, points_b: 3, group_difference: 1, rematch: true } };
  expect(pairReason(crossing, [3])).toBe('跨 1 组：6 与 3 · 人工调整');
  expect([pairWarnings(pair), pairWarnings(crossing)]).toEqual([[], ['重赛']]);
});

test('what was given up is said in one line', () => {
  const relaxed = { rematches: 0, repeated_byes: 0, forbidden_pairs: 0 };
  expect(relaxedText({ relaxed })).toBe('没有放宽任何配对规则');
  expect(relaxedText({ relaxed: { ...relaxed, rematches: 2, repeated_byes: 1 } })).toBe(
    '放宽了：2 桌重赛，轮空给了轮空过的选手',
  );
});

test('a draft that was made anew says why, and what was lost', () => {
  expect(redrawText({ redrawn: null, lost_edits: 0 })).toBeNull();
  expect(redrawText({ redrawn: 'left', lost_edits: 2 })).toBe('有选手退出，已重新配对，之前的 2 处人工调整不再算数。');
});

test('a search finds a table by its number and a name by a part of it', () => {
  expect(fitsSearch('', 1, [])).toBe(true);
  expect(fitsSearch('12', 12, ['青石'])).toBe(true);
  expect(fitsSearch(' 青 ', 1, ['青石'])).toBe(true);
  expect(fitsSearch('白', 1, ['青石'])).toBe(false);
});

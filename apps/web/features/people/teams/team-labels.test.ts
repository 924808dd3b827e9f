import { expect, test } from 'vitest';

import { answersWithinText, historyText } from './team-labels.ts';

test.each([
  [0.2, '约 1 分钟'],
  [40, '约 40 分钟'],
  [59.4, '约 59 分钟'],
  [60, '约 1 小时'],
  [200, '约 3 小时'],
  [1_440, '约 1 天'],
  [3_700, '约 3 天'],
])('a median of %d minutes reads %s', (minutes, text) => {
  expect(answersWithinText(minutes)).toBe(text);
});

test('the reason of a kick stands behind it only for those who were told', () => {
  const line = { kind: 'kicked', player: { id: 'a', username: '青石' } } as const;
  expect(historyText({ ...line, reason: '多次缺席' })).toBe('青石 被移出战队（多次缺席）');
  expect(historyText({ ...line, reason: null })).toBe('青石 被移出战队');
});

import { expect, test } from 'vitest';

import { markedTitle } from './title-mark.ts';

test.each([
  ['首页 · 牌擂', 1, '(1) 轮到你 · 首页 · 牌擂'],
  ['(1) 轮到你 · 首页 · 牌擂', 2, '(2) 轮到你 · 首页 · 牌擂'],
  ['(2) 轮到你 · 首页 · 牌擂', 0, '首页 · 牌擂'],
  ['首页 · 牌擂', 0, '首页 · 牌擂'],
  ['(3) 号擂台', 1, '(1) 轮到你 · (3) 号擂台'],
])('%s with %i calls is %s', (title, count, marked) => {
  expect(markedTitle(title, count)).toBe(marked);
});

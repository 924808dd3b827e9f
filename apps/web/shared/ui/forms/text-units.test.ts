import { expect, test } from 'vitest';

import { textUnits } from './text-units.ts';

test('wide characters count one each, Latin ones two thirds', () => {
  expect(textUnits('赤壁东风')).toBe(4);
  expect(textUnits('ab12')).toBeCloseTo(2.64);
  expect(textUnits('Ａ😀ー')).toBe(3);
  expect(textUnits('')).toBe(0);
});

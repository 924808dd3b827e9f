import { expect, test } from 'vitest';
import { longDuration, outageText } from './credit-text.ts';

test.each([
  [400, '1 秒'],
  [59_600, '1 分'],
  [192_000, '3 分 12 秒'],
  [3_600_000, '1 小时'],
  [7_512_000, '2 小时 5 分'],
])('%i ms are %s', (ms, text) => expect(longDuration(ms)).toBe(text));

test('only an outage is called one', () => {
  expect(outageText({ lost_ms: 192_000, cause: 'outage' })).toBe('网站中断 3 分 12 秒，已补回');
  expect(outageText({ lost_ms: 192_000 })).toBeUndefined();
});

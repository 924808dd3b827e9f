import { expect, test } from 'vitest';
import { isTooDeep, MAX_JSON_DEPTH } from './json-depth.ts';

const nested = (depth: number, open = '[', close = ']') => `${open.repeat(depth)}0${close.repeat(depth)}`;

test.each([
  ['lists', nested(MAX_JSON_DEPTH), nested(MAX_JSON_DEPTH + 1)],
  ['objects', nested(MAX_JSON_DEPTH, '{"a":', '}'), nested(MAX_JSON_DEPTH + 1, '{"a":', '}')],
  ['both by turns', nested(MAX_JSON_DEPTH / 2, '[{"a":', '}]'), nested(MAX_JSON_DEPTH / 2 + 1, '[{"a":', '}]')],
])('%s may nest 64 levels and no more', (_what, deepest, tooDeep) => {
  expect([isTooDeep(deepest), isTooDeep(tooDeep)]).toEqual([false, true]);
});

test('what is never closed is too deep as well', () => {
  expect([isTooDeep('['.repeat(16_000)), isTooDeep('{"a":'.repeat(65))]).toEqual([true, true]);
});

test('width is no depth', () => {
  expect(isTooDeep(`[${'[[]],'.repeat(10_000)}0]`)).toBe(false);
});

test('brackets inside of texts do not count, wherever the text seems to end', () => {
  const brackets = '['.repeat(1_000);
  expect(isTooDeep(JSON.stringify({ a: brackets, [brackets]: `\\"${brackets}\\\\` }))).toBe(false);
  expect(isTooDeep(`["\\\\",${'['.repeat(100)}`)).toBe(true);
  expect(isTooDeep(`"${brackets}`)).toBe(false);
});

test('a million levels are found in a blink', () => {
  const startedAt = performance.now();
  expect(isTooDeep(nested(1_000_000), 2_000_000)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

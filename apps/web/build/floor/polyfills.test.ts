import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, 'polyfills.js'), 'utf8');
const REMOVED = `
  for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with']) delete Array.prototype[name];
  for (const name of ['isWellFormed', 'toWellFormed']) delete String.prototype[name];
  for (const owner of [Map, Object]) delete owner.groupBy;
`;

/** What an old browser computes, as JSON. */
function inOldBrowser(expression: string, given: unknown[]): unknown {
  const context = createContext({ URL: () => undefined, given: JSON.stringify(given) });
  runInContext(REMOVED + SOURCE, context);
  return JSON.parse(runInContext(`JSON.stringify((${expression})(...JSON.parse(given)))`, context) as string);
}

const NUMBERS = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 8 });
const PLACE = fc.integer({ min: -10, max: 10 });

test.each<[string, (list: number[], a: number, b: number) => unknown]>([
  ['toReversed', (list) => list.toReversed()],
  ['toSorted', (list) => list.toSorted((one, other) => one - other)],
  ['toSpliced', (list, a, b) => list.toSpliced(a, b, 7)],
  ['Map.groupBy', (list) => [...Map.groupBy(list, (value) => Math.abs(value))]],
  ['Object.groupBy', (list) => Object.groupBy(list, (value, index) => `${value}${index % 2}`)],
])('%s of an old browser is that of a new one', (_, compute) => {
  fc.assert(
    fc.property(NUMBERS, PLACE, PLACE, (list, a, b) => {
      expect(inOldBrowser(String(compute), [list, a, b])).toEqual(JSON.parse(JSON.stringify(compute(list, a, b))));
    }),
    { numRuns: 25 },
  );
});

test('with changes a copy, and refuses a place outside of the list', () => {
  const expression = `(list) => [list.with(-1, 9), list, (() => { try { return list.with(3, 0); } catch (error) { return error.name; } })()]`;
  expect(inOldBrowser(expression, [[1, 2, 3]])).toEqual([[1, 2, 9], [1, 2, 3], 'RangeError']);
});

test('a text with half of a pair is not well formed, and is mended', () => {
  const expression = `() => ['a\\ud800b', '霜刃😀'].map((text) => [text.isWellFormed(), text.toWellFormed()])`;
  expect(inOldBrowser(expression, [])).toEqual([
    [false, 'a\uFFFDb'],
    [true, '霜刃😀'],
  ]);
});

test('what a browser has stays its own', () => {
  const context = createContext({ URL: () => undefined });
  const isSame = runInContext(
    `const own = Array.prototype.toSorted; ${SOURCE}; own === Array.prototype.toSorted`,
    context,
  );
  expect(isSame).toBe(true);
});

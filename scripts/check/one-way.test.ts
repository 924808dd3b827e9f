import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const sources = globSync('{apps,packages}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.{test,fixture}.*', '**/testing/**'],
}).map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));

const filesWith = (found: RegExp): string[] =>
  sources.filter(({ source }) => found.test(source)).map(({ path }) => path);

/** A query that sorts a column of names by their code points. */
const UNSORTED = /orderBy\('(?:\w+\.)?(?:name|username|name_key|username_key)'(?:\)|, '(?:asc|desc)'\))/;

test('one file alone writes to the clipboard: it also works without https', () => {
  expect(filesWith(/navigator\.clipboard/)).toEqual(['apps/web/shared/ui/actions/write-clipboard.ts']);
});

test('one function alone knows the order of Chinese names', () => {
  expect(filesWith(/Intl\.Collator|localeCompare\([^)]*'zh/)).toEqual(['packages/domain/name-order/name-order.ts']);
});

test('no query sorts names by their code points', () => {
  expect(filesWith(UNSORTED)).toEqual([]);
});

test.each([
  [".orderBy('username')", true],
  [".orderBy('team.name_key', 'desc')", true],
  [".orderBy('username', byPinyin())", false],
  [".orderBy('created_at')", false],
])('%s sorts names by code points: %s', (line, isFound) => {
  expect(UNSORTED.test(line)).toBe(isFound);
});

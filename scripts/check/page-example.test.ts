import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const DOCUMENT = read('docs/adding-a-page.md');
const PAGE = 'apps/web/features/people/experts/review/ApplicationsPage.tsx';
const MOST_LINES = 120;

type Quote = { path: string; code: string };

/** The blocks of code, each with the file that the last line of nothing but a path before it names. */
function quotesIn(document: string): Quote[] {
  const parts = document.matchAll(/^`([^`\n]+\.tsx?)`$|^```tsx?\n([\s\S]*?)^```$/gm);
  let path = '';
  return [...parts].flatMap(([, named, code]) => {
    path = named ?? path;
    return code === undefined ? [] : { path, code };
  });
}

const isQuoted = ({ path, code }: Quote) => read(path).includes(code);

describe('the document about a page', () => {
  const quotes = quotesIn(DOCUMENT);

  test('quotes the page, its queries, its mutation and its address', () => {
    expect(quotes.length).toBeGreaterThan(8);
    expect(new Set(quotes.map(({ path }) => path)).size).toBe(4);
  });

  test.each(quotes)('says what stands in $path: $code', (quote) => {
    expect(isQuoted(quote)).toBe(true);
  });

  test('would be found with other code', () => {
    const [quote] = quotesIn(`\`${PAGE}\`\n\n\`\`\`tsx\nconst FILTERS = {};\n\`\`\`\n`);
    expect(quote && isQuoted(quote)).toBe(false);
  });
});

describe('the page that is the example', () => {
  test.each([
    ['a list', /<DataTable/],
    ['a filter in the address', /useUrlFilters\(/],
    ['a live topic', /useApplicationChanges\(/],
    ['a dialog with its form', /<ReasonDialog/],
  ])('has %s', (_, part) => {
    expect(read(PAGE)).toMatch(part);
  });

  test(`is written in under ${MOST_LINES} lines`, () => {
    expect(read(PAGE).trimEnd().split('\n').length).toBeLessThan(MOST_LINES);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GLOSSARY = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');

/** What folders are sorted by and no code names. */
const NO_CODE = ['wing'];

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const source = globSync('{apps,packages}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.test.tsx'],
})
  .map((path) => readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENTS, ''))
  .join('\n');

const quotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

/** The cells of the columns "code". */
function codeCells(): string[] {
  let column = -1;
  return GLOSSARY.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.includes('code')) column = cells.indexOf('code');
    else if (cells.length > column && !cells[1]?.startsWith('---')) return cells[column] ?? [];
    return [];
  });
}

/** `check-in` and `random secret` stand in code as `checkIn`, `random_secret` and so on. */
const isNamed = (term: string) => new RegExp(term.split(/[\s-]+/).join('[_-]?'), 'i').test(source);

test('every name in code that the glossary quotes stands in the sources', () => {
  const names = [...new Set(quotedIn(GLOSSARY))].filter((name) => /^[A-Za-z]\w*$/.test(name));
  expect(names.length).toBeGreaterThan(10);
  const known = new Set(source.match(/\w+/g));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('every term of the columns "code" is a name in the sources', () => {
  const terms = codeCells().flatMap((cell) => cell.replaceAll(/\([^)]*\)/g, '').split(' / '));
  const spoken = terms.map((term) => term.replaceAll('`', '').trim()).filter((term) => !NO_CODE.includes(term));
  expect(spoken.length).toBeGreaterThan(70);
  expect(spoken.filter((term) => !isNamed(term))).toEqual([]);
});

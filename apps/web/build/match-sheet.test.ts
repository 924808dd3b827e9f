import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const MATCH = join(import.meta.dirname, '../features/play/match');
const IMPORTED = /(?:from |import\()'(\.[^']+\.tsx?)'/g;
const SOURCE = /^@source "([^"]+)";/gm;

/** All that a module imports, at once or later, itself included. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      reached.add(resolve(dirname(file), path));
  }
  return [...reached];
}

const reached = reachedFrom(join(MATCH, 'main.tsx'));

test('the sheet of the match view has the utilities of every component that the page shows', () => {
  const sheet = readFileSync(join(MATCH, 'match.css'), 'utf8');
  const sources = [...sheet.matchAll(SOURCE)].flatMap(([, pattern = '']) => globSync(pattern, { cwd: MATCH }));
  const read = new Set(sources.map((path) => resolve(MATCH, path)));
  const components = reached.filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !read.has(file)).map((file) => relative(MATCH, file))).toEqual([]);
});

test('nothing that the match view shows needs the router, which would be a fifth of the page', () => {
  const routed = reached.filter((file) => readFileSync(file, 'utf8').includes("from 'react-router-dom'"));
  expect(routed.map((file) => relative(MATCH, file))).toEqual([]);
});

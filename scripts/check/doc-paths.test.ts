import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exists, missingHeadings, pathsIn } from './doc-paths.ts';

const ROOT = join(import.meta.dirname, '../..');

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', '{apps,infra,packages,tests}/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

test.each(DOCUMENTS)('every path that %s names is there', (document) => {
  const paths = pathsIn(document, readFileSync(join(ROOT, document), 'utf8'));
  const missing = paths.filter((path) => !exists(ROOT, path)).map(({ written }) => written);
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('every heading that %s links to is there', (document) => {
  expect(missingHeadings(ROOT, document, readFileSync(join(ROOT, document), 'utf8'))).toEqual([]);
});

test('every row of what was asked for names a test', () => {
  const text = readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| (?!---|asked for )/.test(line));
  const shownBy = (row: string) => row.split(' | ').at(-1) ?? '';
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !/\.(?:test|spec)\.(?:tsx?|\*)`|npm run /.test(shownBy(row)))).toEqual([]);
});

test('a link to a heading that is not there is found', () => {
  const text = '# Here\n\n[a](#here) [b](#gone) [c](architecture.md#walls) [d](architecture.md#gone)';
  expect(missingHeadings(ROOT, 'docs/page.md', text)).toEqual(['#gone', 'architecture.md#gone']);
});

test.each([
  ['a stale path', 'see `packages/core/gone/gone.service.ts`'],
  ['a short form', 'see `core/play/matches/rulings.ts`'],
  ['a file that nobody has', 'see `no-such-file.ts`'],
  ['a placeholder with nothing in its place', 'see `packages/core/<wing>/<feature>/gone.ts`'],
  ['one of several', 'see `packages/domain/tournament/stages/stage-{engines,gone}.ts`'],
  ['a stale link', 'see [it](gone.md)'],
  ['a stale path in a block', '```sh\nnpm test -- apps/api/gone.int.test.ts\n```'],
])('%s is found', (_what, text) => {
  const [path, ...others] = pathsIn('docs/page.md', text);
  expect(others).toEqual([]);
  expect(path && exists(ROOT, path)).toBe(false);
});

test.each([
  'a folder `packages/core/play` or `packages/core/play/`',
  'a file by its name, `rulings.ts`',
  'a placeholder, `packages/core/<wing>/<feature>/feature.ts`',
  'braces, `packages/domain/tournament/stages/stage-{engines,models}.ts`',
  'a link with a heading, [here](architecture.md#folders)',
  'what is no path: `/api/docs`, `application/json`, `x.test.ts`, `https://pailei.example/a.ts`, `npm test`',
])('what is there is accepted: %s', (text) => {
  expect(pathsIn('docs/page.md', text).filter((path) => !exists(ROOT, path))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenWords, readTexts, type Texts } from './chinese-texts.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = readTexts(readFileSync(join(ROOT, 'docs/chinese-texts.md'), 'utf8'));

const SOURCES = globSync('{apps/web,apps/api,packages/{contracts,domain,core}}/**/*.{ts,tsx,html,webmanifest}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.{test,fixture,builder,arbitrary}.*', '**/testing/**'],
});

const sources = SOURCES.map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));

test('no text that users see has a word that the glossary puts under "not"', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(TEXTS.words.length).toBeGreaterThan(80);
  expect(sources.flatMap((file) => forbiddenWords(file, TEXTS))).toEqual([]);
});

test('each text of the allow list stands where the list says', () => {
  const absent = TEXTS.allowed.filter(
    ({ text, path }) => !sources.some((one) => one.path === path && one.source.includes(text)),
  );
  expect(absent).toEqual([]);
});

const given = (rows: string): Texts => readTexts(`| say | for | not |\n| --- | --- | --- |\n${rows}`);
const found = (source: string, rows = '| 原因 | reason | 理由 · 缘由 |') =>
  forbiddenWords({ path: 'apps/web/page.tsx', source }, given(rows));

test.each(["const TITLE = '取消的理由';", '<p>缘由</p>', 'return `${name} 的理由`;'])('%s is found', (source) => {
  expect(found(source)).toHaveLength(1);
});

test.each(["// 理由 is what it was called\nconst TITLE = '原因';", '/** 理由 */', "const TITLE = '原因';"])(
  '%s is accepted',
  (source) => {
    expect(found(source)).toEqual([]);
  },
);

test('what the allow list names is accepted in its file alone', () => {
  const rows =
    '| 原因 | reason | 理由 |\n\n| text | where | why |\n| --- | --- | --- |\n| 正当理由 | `apps/web/page.tsx` | the law |';
  expect(found("'正当理由'", rows)).toEqual([]);
  expect(found("'正当理由和理由'", rows)).toHaveLength(1);
  expect(forbiddenWords({ path: 'apps/web/other.tsx', source: "'正当理由'" }, given(rows))).toHaveLength(1);
});

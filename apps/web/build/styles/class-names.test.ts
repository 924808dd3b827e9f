import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';

import { classNamesIn } from './class-names.ts';

const WEB = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(WEB, path), 'utf8');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: WEB, exclude: ['dist*/**', '**/node_modules/**', '**/*.test.tsx'] }).toSorted();

/** The only style sheets that are no module: what they say holds for the whole page. */
const GLOBAL_SHEETS = [
  'features/play/match/match.css',
  'overlay/styles/base.css',
  'shared/styles/app.css',
  'shared/styles/base.css',
  'shared/styles/fonts.css',
  'shared/styles/theme.css',
  'shared/styles/tokens.css',
];
const MOST_LINES = 3_500;

/** Those of the names for which the compiler of the theme has rules. */
async function utilitiesAmong(names: readonly string[]): Promise<Set<string>> {
  const sheets = ['theme.css', 'utilities.css'].map((name) =>
    readFileSync(join(WEB, '../../node_modules/tailwindcss', name), 'utf8'),
  );
  const { build } = await compile([...sheets, read('shared/styles/theme.css')].join('\n'));
  const selectors = build([...names]).matchAll(/\.((?:\\.|[\w-]|[\u0080-\uFFFF])+)/g);
  return new Set([...selectors].map(([, selector = '']) => selector.replaceAll(/\\(.)/g, '$1')));
}

const isMark = (name: string) => /^(?:group|peer)(?:\/\w+)?$/.test(name);

describe('class names', () => {
  test('are read from attributes and from what is joined, not from what is compared', () => {
    const names = classNamesIn(
      'x.tsx',
      "const a = <b className={cx('p-1 m-2', tone === 'loud' && 'text-20', flags['quiet'], LOOK[size])} id=\"x\" />;",
    );
    expect([...names]).toEqual(['p-1', 'm-2', 'text-20']);
  });

  test('in components are utilities of the theme, or come from a module', async () => {
    const used = sources('**/*.tsx').map((file) => ({ file, names: [...classNamesIn(file, read(file))] }));
    const utilities = await utilitiesAmong(used.flatMap(({ names }) => names));
    const strangers = used.flatMap(({ file, names }) =>
      names.filter((name) => !isMark(name) && !utilities.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(strangers).toEqual([]);
  });

  test('of modules explain themselves', () => {
    const short = sources('**/*.module.css').flatMap((file) =>
      [...new Set(classesOf(read(file)))]
        .filter((name) => !/^[a-z][A-Za-z0-9]{2,}$/.test(name))
        .map((name) => `${file}: .${name}`),
    );
    expect(short).toEqual([]);
  });
});

describe('style sheets', () => {
  test('are modules, but for the base of the page', () => {
    const sheets = sources('**/*.css').filter((file) => !file.endsWith('.module.css'));
    expect(sheets).toEqual(GLOBAL_SHEETS);
  });

  test('of the base have no class', () => {
    expect(GLOBAL_SHEETS.flatMap((file) => classesOf(read(file)).map((name) => `${file}: .${name}`))).toEqual([]);
  });

  test('are few lines', () => {
    const lines = sources('**/*.css').map((file) => read(file).split('\n').length - 1);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
  });
});

function classesOf(sheet: string): string[] {
  const selectors = sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@(?:import|source|charset)[^;]*;/g, '')
    .matchAll(/([^{};]+)\{/g);
  return [...selectors]
    .map(([, text = '']) => text.trim())
    .filter((text) => !/^@|^(?:from|to|[\d.]+%)/.test(text))
    .flatMap((text) =>
      [...text.replaceAll('svg.lucide', 'svg').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
    );
}

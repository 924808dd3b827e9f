import { globSync, readFileSync } from 'node:fs';
import { BATTLE_FORMATS } from '@pailei/domain/battles/settings';
import { expect, test } from 'vitest';

/** Where a battle format may be named: everything else asks the maps. */
const PLACES: readonly string[] = [
  'packages/domain/battles/formats/**',
  // parameters
  'packages/domain/battles/settings.ts',
  // contracts and texts
  'packages/contracts/play/battles/{formats/**,battle-names.ts}',
  // views and forms
  'apps/web/shared/battles/model/format-facts.ts',
  'apps/web/shared/challenges/format-choices.ts',
  'apps/web/features/play/battles/formats/**',
  'apps/web/overlay/battles/{boards,coming}.ts',
  // battles of the demo and of benchmarks
  'apps/simulator/battles/demo-editions.ts',
  // invariants of single formats
  'packages/domain/battles/testing/battle.invariants.ts',
  'packages/db/migrations/**',
  'tests/bench/**',
  '{apps,packages,scripts,tests}/**/*.{test,spec,fixture,builder}.{ts,tsx}',
];

const ROOT = new URL('../../../', import.meta.url).pathname;
const filesIn = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });

/** Boards and relays are other things, too: of these only comparisons count. */
const WORDS: readonly string[] = ['boards', 'relay'];

const namesOf = (code: string) =>
  WORDS.includes(code)
    ? [`\\bcase ['"\`]${code}['"\`]`, `\\b(code|format)\\)? ?[!=]==? ?['"\`]${code}['"\`]`]
    : [`['"\`]${code}['"\`]`, `\\b${code}:`, `\\.${code}\\b`];

const NAMES = new RegExp(BATTLE_FORMATS.flatMap(namesOf).join('|'));

const isNaming = (text: string) => NAMES.test(text);

test.each([
  [`switch (code) { case 'boards': return 1; }`, true],
  [`if (format.code === 'relay') return 1;`, true],
  [`const many = { two_v_two: 2 };`, true],
  [`REPLACED.includes('scheveningen')`, true],
  [`startLoop('relay', everyMs)`, false],
  [`verdict.cause === 'boards'`, false],
])('%s names a format: %s', (text, expected) => {
  expect(isNaming(text)).toBe(expected);
});

test('a battle format is named in its rules, its contract, its texts, its view and the maps alone', () => {
  const allowed = new Set(filesIn(PLACES));
  const naming = filesIn(['{apps,packages,infra,scripts,tests}/**/*.{ts,tsx,mjs}']).filter(
    (file) => !allowed.has(file) && isNaming(readFileSync(`${ROOT}${file}`, 'utf8')),
  );
  expect(naming.toSorted()).toEqual([]);
});

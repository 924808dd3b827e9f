import { expect, test } from 'vitest';
import { circleText, findCircles } from './circles.ts';

const DOMAIN = { root: 'packages/domain/', depth: 1 } as const;
const CORE = { root: 'packages/core/', depth: 2 } as const;
const source = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((one) => `import { one } from '${one}';`).join('\n'),
});

test('a circle of three folders is found through the files that make it', () => {
  const sources = [
    source('packages/domain/series/types.ts', '../decks/rules.ts'),
    source('packages/domain/decks/rules.ts', './names.ts', '../tournament/stages/stage.ts'),
    source('packages/domain/tournament/stages/stage.ts', '../../series/settings.ts'),
    source('packages/domain/orders/place.ts', '../series/types.ts'),
  ];
  const [circle, ...others] = findCircles(sources, DOMAIN);
  expect(circle?.map(({ from, to }) => [from, to])).toEqual([
    ['series', 'decks'],
    ['decks', 'tournament'],
    ['tournament', 'series'],
  ]);
  expect(others).toEqual([]);
});

test('a circle of types counts, a test does not', () => {
  const one = source('packages/core/play/matches/match.ts', '../battles/battle.ts');
  const type = {
    path: 'packages/core/play/battles/battle.ts',
    text: `import type { Match } from '../matches/match.ts';`,
  };
  expect(findCircles([one, type], CORE)).toHaveLength(1);
  const inTest = { ...type, path: 'packages/core/play/battles/battle.int.test.ts' };
  expect(findCircles([one, inTest], CORE)).toEqual([]);
});

test('files of one folder may need each other', () => {
  const sources = [
    source('packages/core/play/matches/one.ts', './commands/two.ts'),
    source('packages/core/play/matches/commands/two.ts', '../one.ts'),
  ];
  expect(findCircles(sources, CORE)).toEqual([]);
});

test('the report names the imports and the way out', () => {
  const sources = [
    source('packages/domain/series/types.ts', '../decks/rules.ts'),
    source('packages/domain/decks/rules.ts', '../series/types.ts'),
  ];
  const text = findCircles(sources, DOMAIN).map(circleText).join();
  expect(text).toContain('series → decks → series');
  expect(text).toContain('packages/domain/decks/rules.ts imports packages/domain/series/types.ts');
  expect(text).toContain('Cut one of these');
});

import { expect, test } from 'vitest';

import { chunkCycles } from './chunk-cycles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('chunks that share others are no circle', () => {
  expect(
    chunkCycles([chunk('page', 'ui', 'kit'), chunk('kit', 'ui', 'app'), chunk('ui', 'app'), chunk('app')]),
  ).toEqual([]);
});

test('a cycle is reported once, as a chain', () => {
  const chunks = [
    chunk('page', 'ui'),
    chunk('ui', 'fields'),
    chunk('fields', 'kit'),
    chunk('kit', 'ui', 'app'),
    chunk('app'),
  ];
  expect(chunkCycles(chunks)).toEqual(['ui → fields → kit → ui']);
});

test('two that import each other are a circle', () => {
  expect(chunkCycles([chunk('a', 'b'), chunk('b', 'a')])).toEqual(['a → b → a']);
});

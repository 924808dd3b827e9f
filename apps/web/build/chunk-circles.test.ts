import { expect, test } from 'vitest';

import { chunkCircles } from './chunk-circles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('chunks that share others are no circle', () => {
  expect(
    chunkCircles([chunk('page', 'ui', 'kit'), chunk('kit', 'ui', 'app'), chunk('ui', 'app'), chunk('app')]),
  ).toEqual([]);
});

test('a circle is told once, with the way around', () => {
  const chunks = [
    chunk('page', 'ui'),
    chunk('ui', 'fields'),
    chunk('fields', 'kit'),
    chunk('kit', 'ui', 'app'),
    chunk('app'),
  ];
  expect(chunkCircles(chunks)).toEqual(['ui → fields → kit → ui']);
});

test('two that import each other are a circle', () => {
  expect(chunkCircles([chunk('a', 'b'), chunk('b', 'a')])).toEqual(['a → b → a']);
});

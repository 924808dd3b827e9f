import { expect, test } from 'vitest';
import { countUses, usesIn } from './english.ts';

const wordsIn = (path: string, text: string) => usesIn({ path, text }).map(({ word, line }) => `${line} ${word}`);

test('comments and test names are read, code and other texts are not', () => {
  const source = [
    "const name = 'nobody';",
    '// Whoever calls this is a guest.',
    '/**',
    ' * The list stands',
    ' * in another file, with a limit of its own.',
    ' */',
    "test('somebody else is refused', () => {",
    "  say('everybody');",
    '});',
    "test.each(ROWS)('a queue goes on', () => undefined);",
    'test.each([',
    '  [1, 2],',
    "])('the page is rendered anew', () => undefined);",
    'describe(',
    '  `the reader to whom it belongs`,',
  ].join('\n');
  expect(wordsIn('a.test.ts', source).toSorted()).toEqual([
    '10 goes on',
    '13 anew',
    '15 whom',
    '2 whoever',
    '4 stands in',
    '5 of its own',
    '7 somebody',
  ]);
});

test('a document is read whole', () => {
  expect(wordsIn('a.md', 'A page.\n\nNobody waits;\neverybody is served.')).toEqual(['3 nobody', '4 everybody']);
});

test('a part of a word and an address are not counted', () => {
  expect(wordsIn('a.ts', "fetch('https://example.org/nobody');\n// A canewalk, outstands in-house.")).toEqual([]);
});

test('each phrase is counted, absent ones with 0', () => {
  expect(
    countUses([
      { word: 'anew', line: 1 },
      { word: 'anew', line: 9 },
    ]),
  ).toEqual({
    nobody: 0,
    somebody: 0,
    everybody: 0,
    whoever: 0,
    whom: 0,
    anew: 2,
    'stands in': 0,
    'of its own': 0,
    'goes on': 0,
  });
});

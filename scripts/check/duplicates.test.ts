import { expect, test } from 'vitest';
import { findDuplicates } from './duplicates.ts';

const block = ['const a = 1;', 'const b = 2;', 'call(a, b);'];

test('a run of equal code lines in two files is found, with its places and length', () => {
  const sources = [
    { path: 'one.ts', text: ['head();', ...block, 'tail();'].join('\n') },
    { path: 'two.ts', text: ['other();', '', ...block.flatMap((line) => [`  ${line}`, '  // remark'])].join('\n') },
  ];
  expect(findDuplicates(sources, 3)).toEqual([
    { first: { path: 'one.ts', line: 2 }, second: { path: 'two.ts', line: 3 }, lines: 3 },
  ]);
});

test('equal imports and shorter runs are no duplicates', () => {
  const imports = ["import { a } from 'a';", "import { b } from 'b';", "import { c } from 'c';"];
  const sources = ['one.ts', 'two.ts'].map((path) => ({ path, text: [...imports, ...block, path].join('\n') }));
  expect(findDuplicates(sources, 4)).toEqual([]);
});

test('repetition within one file is found', () => {
  const text = [...block, 'between();', ...block].join('\n');
  expect(findDuplicates([{ path: 'one.ts', text }], 3)).toHaveLength(1);
});

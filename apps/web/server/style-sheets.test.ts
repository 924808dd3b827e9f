import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { createStyleSheets } from './style-sheets.ts';

const FILES: Record<string, string> = {
  '/assets/app.css': '.a{color:red}.b{color:blue}',
  '/assets/shared.css': '@font-face{font-family:x}.c{color:green}',
};
const sheets = createStyleSheets((file) => FILES[file] ?? '');
const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;

test('a page has of a sheet what it needs, with the hash of exactly that', () => {
  expect(sheets.inline('/assets/app.css', new Set(['b']))).toEqual({
    tag: '<style data-part-of="/assets/app.css">.b{color:blue}</style>',
    hash: hashOf('.b{color:blue}'),
  });
});

test('a sheet with faces stands whole, with its address, so that nobody loads it again', () => {
  expect(sheets.inline('/assets/shared.css', new Set())).toEqual({
    tag: `<style data-sheet="/assets/shared.css">${FILES['/assets/shared.css']}</style>`,
    hash: hashOf(FILES['/assets/shared.css'] ?? ''),
  });
});

test('the classes of sheets are those of their rules', () => {
  expect([...sheets.classesOf(['/assets/app.css', '/assets/shared.css'])]).toEqual(['a', 'b', 'c']);
});

import { expect, test } from 'vitest';

import { readFirstSheet } from './first-sheet.ts';

const cut = (css: string, ...classes: string[]) => readFirstSheet(css).cut(new Set(classes));

test('a sheet is cut to the classes of a page, in its order', () => {
  const css = '.p-4{padding:16px}.m-2{margin:8px}.pt-2{padding-top:8px}';
  expect(cut(css, 'pt-2', 'p-4')).toBe('.p-4{padding:16px}.pt-2{padding-top:8px}');
});

test('what needs no class stays: elements, variables, faces, and the order of the layers', () => {
  const css =
    '@layer theme, utilities;:root{--a:1}a{color:red}@font-face{font-family:x}@property --b{syntax:"*";inherits:false}';
  expect(cut(css)).toBe(css);
});

test('a rule of several selectors stays for any of them, and one of several classes only for all', () => {
  expect(cut('.a,.b{color:red}', 'b')).toBe('.a,.b{color:red}');
  expect(cut('.a .b{color:red}', 'b')).toBe('');
  expect(cut('.a.b>.c{color:red}', 'a', 'b', 'c')).toBe('.a.b>.c{color:red}');
});

test('what must match one selector needs its classes; what excludes, or has a choice, needs none', () => {
  expect(cut('.a:not(.b){color:red}', 'a')).toBe('.a:not(.b){color:red}');
  expect(cut(':is(.b,.c) .a{color:red}', 'a')).toBe(':is(.b,.c) .a{color:red}');
  expect(cut(':where(.group:hover) .a{color:red}', 'a')).toBe('');
  expect(cut(':is(:where(.group):hover .a){color:red}')).toBe('');
  expect(cut(':is(:where(.group):hover .a){color:red}', 'a', 'group')).toBe(':is(:where(.group):hover .a){color:red}');
});

test('classes are read as they stand in a page', () => {
  const css = String.raw`.\[\&\>a\]\:p-1>a{padding:4px}.w-1\/2{width:50%}.max-\[641px\]\:gap-0{gap:0}`;
  expect([...readFirstSheet(css).classes]).toEqual(['[&>a]:p-1', 'w-1/2', 'max-[641px]:gap-0']);
  expect(cut(css, 'w-1/2')).toBe(String.raw`.w-1\/2{width:50%}`);
});

test('groups stay with what is in them, and go when nothing is', () => {
  const css = '@layer utilities{@media (width>=1px){.a{color:red}.b{color:blue}}.c{color:green}}';
  expect(cut(css, 'b')).toBe('@layer utilities{@media (width>=1px){.b{color:blue}}}');
  expect(cut(css)).toBe('');
});

import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';

import { PAGES } from './pages.ts';
import { chineseOf, SONG_GLYPHS } from '../build/song-glyphs.ts';
import { comingPages } from '../features/site/coming/coming.pages.ts';
import { COMING_TEXTS } from '../features/site/coming/coming.texts.ts';

test('every page that comes later says what it will be, and nothing else does', () => {
  expect(Object.keys(COMING_TEXTS).toSorted()).toEqual(comingPages.map(({ path }) => path).toSorted());
});

test('the way on leads to a page that is there', () => {
  const open = PAGES.filter(({ coming }) => coming === undefined);
  for (const { nextLink } of Object.values(COMING_TEXTS)) {
    const { pathname } = new URL(nextLink.to, 'http://localhost');
    expect(open.some(({ path }) => matchPath(path, pathname))).toBe(true);
  }
});

test('their titles can be set in Song', () => {
  const glyphs = new Set(readFileSync(SONG_GLYPHS, 'utf8'));
  const missing = comingPages
    .flatMap(({ title = '' }) => chineseOf(title))
    .filter((character) => !glyphs.has(character));
  expect(missing).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { chineseOf, SONG_GLYPHS, songTexts } from './song-glyphs.ts';

test('every fixed title can be set in Song alone; what is missing is added by scripts/subset-title-font.ts', () => {
  const glyphs = new Set(readFileSync(SONG_GLYPHS, 'utf8'));
  const missing = songTexts().filter(({ text }) => chineseOf(text).some((character) => !glyphs.has(character)));
  expect(missing).toEqual([]);
});

test('titles are found in all the ways in which they are written', () => {
  const texts = songTexts().map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['"系统状态"', '"登录"', "'没有找到'"]));
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Font } from 'satori';

import { FONTS } from './look.ts';

const require = createRequire(import.meta.url);
const CHINESE = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');
/** Nearly all Chinese characters of the basic plane, digits as the site draws them, and emoji. */
export function loadFonts(): Promise<Font[]> {
  const number = require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff');
  const emoji = require.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff');
  const files = [
    { name: FONTS.text, weight: 500 as const, path: join(CHINESE, 'NotoSansHans-Medium.otf') },
    { name: FONTS.text, weight: 700 as const, path: join(CHINESE, 'NotoSansHans-Bold.otf') },
    { name: FONTS.number, weight: 700 as const, path: number },
    { name: FONTS.emoji, weight: 700 as const, path: emoji },
  ];
  return Promise.all(
    files.map(async ({ name, weight, path }) => ({ name, weight, style: 'normal', data: await readFile(path) })),
  );
}

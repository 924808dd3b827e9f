import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chineseOf, SONG_FONT, SONG_GLYPHS, songTexts } from '../apps/web/build/song-glyphs.ts';

const USAGE = `node scripts/subset-title-font.ts <NotoSerifCJK-Black.ttc>

Cuts the font of the fixed titles anew, with the characters that new titles need. The font comes with Debian's
fonts-noto-cjk-extra; pyftsubset with its fonttools and python3-brotli.`;
/** Simplified Chinese among the faces of the collection. */
const FACE = 2;

const [collection] = process.argv.slice(2);
if (collection === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

const known = readFileSync(SONG_GLYPHS, 'utf8');
const wanted = songTexts().flatMap(({ text }) => chineseOf(text));
writeFileSync(SONG_GLYPHS, [...new Set(known + wanted.join(''))].toSorted().join(''));

const { status, error } = spawnSync(
  'pyftsubset',
  [
    collection,
    `--font-number=${FACE}`,
    `--text-file=${SONG_GLYPHS}`,
    '--flavor=woff2',
    '--layout-features=',
    `--output-file=${SONG_FONT}`,
  ],
  { stdio: 'inherit' },
);
if (error) process.stderr.write(`${error.message}\n\n${USAGE}\n`);
process.exit(status ?? 1);

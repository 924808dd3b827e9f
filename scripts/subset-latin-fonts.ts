import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const USAGE = `node scripts/subset-latin-fonts.ts <folder>

Cuts the fonts of letters and digits into what nearly every page shows and the letters with marks, which browsers load when a
text has one. The folder holds the latin files of Fontsource's barlow and barlow-condensed; pyftsubset comes with fonttools
and python3-brotli.`;
const FONTS = join(import.meta.dirname, '../apps/web/shared/assets/fonts');
const FACES = [
  ...['400', '500', '600', '700'].map((weight) => ['barlow', weight] as const),
  ...['500', '600', '700'].map((weight) => ['barlow-condensed', weight] as const),
];
/** As `unicode-range` in `apps/web/shared/styles/fonts.css`. */
const PARTS = {
  latin: 'U+0020-007E,U+00B7,U+00D7,U+2013,U+2212',
  'latin-marks': 'U+00A1-00B6,U+00B8-00D6,U+00D8-00FF',
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

for (const [family, weight] of FACES) {
  for (const [part, characters] of Object.entries(PARTS)) {
    const { status, error } = spawnSync(
      'pyftsubset',
      [
        join(folder, `${family}-latin-${weight}-normal.woff2`),
        `--unicodes=${characters}`,
        '--flavor=woff2',
        '--layout-features=kern,tnum,liga',
        '--hinting',
        `--output-file=${join(FONTS, `${family}-${part}-${weight}-normal.woff2`)}`,
      ],
      { stdio: 'inherit' },
    );
    if (error) process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    if (status !== 0) process.exit(status ?? 1);
  }
}

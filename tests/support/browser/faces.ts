import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebianPackages } from '@pailei/local/servers/apt';
import { TOOLS_FOLDER } from '../services.ts';

/** With which typefaces a browser draws: those of a reader in China, or none that has Chinese characters. */
export type Faces = 'chinese' | 'none';

/** Noto has the widths and heights of what phones with Android show; DejaVu draws what no other face has. */
const PACKAGES = ['fonts-noto-cjk', 'fonts-dejavu-core'];
const LATIN = 'usr/share/fonts/truetype/dejavu';
const CHINESE = 'usr/share/fonts/opentype/noto';

const FOLDERS: Record<Faces, readonly string[]> = { chinese: [LATIN, CHINESE], none: [LATIN] };

const FAMILIES = {
  'sans-serif': ['DejaVu Sans', 'Noto Sans CJK SC'],
  serif: ['DejaVu Serif', 'Noto Serif CJK SC'],
  monospace: ['DejaVu Sans Mono', 'Noto Sans Mono CJK SC'],
};

/** Asked of apt once in a process. */
let hasFaces: boolean | undefined;

function configurationOf(folders: readonly string[], cache: string): string {
  const preferred = Object.entries(FAMILIES).map(([name, families]) => {
    const list = families.map((family) => `<family>${family}</family>`).join('');
    return `<alias><family>${name}</family><prefer>${list}</prefer></alias>`;
  });
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${cache}</cachedir>`,
    ...preferred.map((line) => `  ${line}`),
    '</fontconfig>',
    '',
  ].join('\n');
}

/**
 * The environment of a browser that has these faces and no other, whatever the machine has. They stand with the tools of this checkout;
 * no page loads them. Where apt is missing the browser has what the machine has.
 */
export function environmentOf(faces: Faces): Record<string, string> {
  const folder = join(TOOLS_FOLDER, 'faces');
  const root = join(folder, 'root');
  hasFaces ??= existsSync(root) || unpackDebianPackages(folder, PACKAGES) !== undefined;
  if (!hasFaces) return {};
  const file = join(folder, `${faces}.conf`);
  const folders = FOLDERS[faces].map((path) => join(root, path));
  writeFileSync(file, configurationOf(folders, join(folder, 'cache')));
  return { FONTCONFIG_FILE: file };
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..');

export const SONG_FONT = join(WEB, 'shared/assets/fonts/pailei-song-subset.woff2');
/** The characters that are in the font. */
export const SONG_GLYPHS = join(WEB, 'shared/assets/fonts/pailei-song-glyphs.txt');

const TITLED =
  /<(?:PageHeader|SectionHeader|Section|RecordsPage|Empty|PageState|AuthForm|AuthFrame)\b[^<]*?\btitle=("[^"]*"|\{[^}]*\})/g;
const IN_SONG = /(?:className="(?:song|[^"]*\bfont-song\b)[^"]*"[^<>]*|<SongTitle)>\s*([^<{]+?)\s*</g;
const LITERAL = /'[^']*'|"[^"]*"|`[^`]*`/g;

export type SongText = {
  readonly path: string;
  readonly text: string;
};

/** The fixed titles that the components of `apps/web` set in Song, as they are written in the source. */
export function songTexts(): SongText[] {
  return globSync('{app,features,shared}/**/*.tsx', { cwd: WEB })
    .filter((path) => !path.endsWith('.test.tsx'))
    .flatMap((path) => {
      const source = readFileSync(join(WEB, path), 'utf8');
      const titles = [...source.matchAll(TITLED)].flatMap(([, title = '']) => title.match(LITERAL) ?? []);
      const others = [...source.matchAll(IN_SONG)].map(([, text = '']) => text);
      return [...titles, ...others].map((text) => ({ path, text }));
    });
}

/** The Chinese characters of a text, which no other face may lend it. */
export function chineseOf(text: string): string[] {
  return text.match(/\p{Script=Han}/gu) ?? [];
}

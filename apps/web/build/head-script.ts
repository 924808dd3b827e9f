import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const PLACE = '<!-- head-script -->';
const POLYFILLS = 'polyfills.js';

/** Each list is a script: a browser too old to read the last one has run the first. The content policy of the API has their hashes. */
const OF_PAGES = [
  ['floor/browser-floor.js', 'floor/load-polyfills.js'],
  ['begin-again.js', 'head-script.js'],
];
/** The overlay shows no note: it is on air. */
const OF_OVERLAY = [['floor/load-polyfills.js', 'begin-again.js']];

const sourceOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8').trim();
/** The floor's are read by browsers of any age, and a minifier writes strings in a newer syntax. */
const shortest = (name: string) =>
  name.startsWith('floor/')
    ? sourceOf(name)
    : minifySync(name, sourceOf(name), { module: false, compress: false, mangle: true }).code;
const inline = (scripts: readonly (readonly string[])[]) =>
  scripts.map((names) => `<script>${names.map(shortest).join('\n')}</script>`).join('');

/** Puts the inline scripts into the pages that name their place. */
export function headScript(page: 'app' | 'overlay' = 'app'): Plugin {
  return {
    name: 'pailei-head-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(PLACE, () => inline(page === 'app' ? OF_PAGES : OF_OVERLAY)),
    },
    generateBundle() {
      if (page === 'app') this.emitFile({ type: 'asset', fileName: POLYFILLS, source: sourceOf(`floor/${POLYFILLS}`) });
    },
  };
}

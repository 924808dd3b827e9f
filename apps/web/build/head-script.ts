import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'head-script.js');
const PLACE = '<!-- head-script -->';

/** Puts the one inline script into the pages that name its place. Its hash stands in the content policy of the API. */
export function headScript(): Plugin {
  return {
    name: 'pailei-head-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(PLACE, () => `<script>${readFileSync(SOURCE, 'utf8').trim()}</script>`),
    },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FIRST_VIEW_ELEMENT, type FirstViewData } from '@pailei/contracts/http/first-view';

import { readAssets } from './assets.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { headTags, plainText, type DocumentHead } from './head-tags.ts';
import type { Entry } from './views.tsx';

export type PageContent = {
  entry: Entry;
  /** What the browser loads besides the entry: modules by path or file name. */
  modules: readonly string[];
  head: DocumentHead;
  html: string;
  data: FirstViewData;
};

export type FillDocument = (content: PageContent) => string;

/** Puts rendered pages into the HTML entries of the browser's build in `folder`. */
export function documentsOf(folder: string): FillDocument {
  const assetsOf = readAssets(folder);
  const entries: Record<Entry, string> = {
    'index.html': withScriptsLater(readFileSync(join(folder, 'index.html'), 'utf8')),
    'solo-match-view.html': withScriptsLater(readFileSync(join(folder, 'solo-match-view.html'), 'utf8')),
  };
  return ({ entry, modules, head, html, data }) => {
    const assets = assetsOf(modules, entries[entry]);
    const styles = assets.styles
      .map((file) => `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}">`)
      .join('');
    const scripts = assets.scripts
      .map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`)
      .join('');
    const json = `<script type="application/json" id="${FIRST_VIEW_ELEMENT}">${escapeJson(data)}</script>`;
    // by functions: a text may have a dollar sign in it
    return entries[entry]
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(plainText(head.title))}</title>`)
      .replace(/<meta name="description"[^>]*>/, () => headTags(head))
      .replace('</head>', () => `${styles}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${json}`)
      .replace(SCRIPTS, () => SCRIPTS + scripts);
  };
}

const MODULES = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

const SCRIPTS = '<template id="scripts">';

/** The page is there without its scripts: they are loaded when it is painted (`build/head-script.js`). */
export function withScriptsLater(document: string): string {
  const modules = (document.match(MODULES) ?? []).map((tag) => tag.trim());
  return document.replace(MODULES, '').replace('</body>', () => `${SCRIPTS}${modules.join('')}</template></body>`);
}

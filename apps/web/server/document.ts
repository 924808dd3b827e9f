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
  const sheets = createSheets((file) => readFileSync(join(folder, file), 'utf8'));
  const entryOf = (name: Entry) => withSheetsInside(withScriptsLater(readFileSync(join(folder, name), 'utf8')), sheets);
  const entries: Record<Entry, string> = {
    'index.html': entryOf('index.html'),
    'solo-match-view.html': entryOf('solo-match-view.html'),
  };
  return ({ entry, modules, head, html, data }) => {
    const assets = assetsOf(modules, entries[entry]);
    const styles = assets.styles.map(sheets).join('');
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

const SHEET_LINKS = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;

type Sheets = (file: string) => string;

/**
 * A style sheet as it stands in a page, whose first paint waits for no other file then. Its hash stands in the content policy of
 * the API; the scripts that come later find it by its address (`build/head-script.js`).
 */
export function createSheets(read: (file: string) => string): Sheets {
  const known = new Map<string, string>();
  return (file) => {
    const sheet = known.get(file) ?? `<style data-sheet="${escapeHtml(file)}">${read(file)}</style>`;
    known.set(file, sheet);
    return sheet;
  };
}

export function withSheetsInside(document: string, sheets: Sheets): string {
  return document.replace(SHEET_LINKS, (_link, file: string) => sheets(file));
}

const MODULES = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

const SCRIPTS = '<template id="scripts">';

/** The page is there without its scripts: they are loaded when it is painted (`build/head-script.js`). */
export function withScriptsLater(document: string): string {
  const modules = (document.match(MODULES) ?? []).map((tag) => tag.trim());
  return document.replace(MODULES, '').replace('</body>', () => `${SCRIPTS}${modules.join('')}</template></body>`);
}

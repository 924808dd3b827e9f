import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FIRST_VIEW_ELEMENT, type FirstViewData } from '@pailei/contracts/http/first-view';

import { readAssets } from './assets.ts';
import type { Entry } from './views.tsx';

export type PageContent = {
  entry: Entry;
  /** What the browser loads besides the entry: modules by path or file name. */
  modules: readonly string[];
  title: string;
  /** Left out: what the entry says of the site. */
  description: string | undefined;
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
  return ({ entry, modules, title, description, html, data }) => {
    const assets = assetsOf(modules, entries[entry]);
    const head = assets.styles.map((file) => `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}">`).join('');
    const scripts = assets.scripts
      .map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`)
      .join('');
    const json = `<script type="application/json" id="${FIRST_VIEW_ELEMENT}">${escapeJson(data)}</script>`;
    // by functions: a text may have a dollar sign in it
    return entries[entry]
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace(/(<meta name="description" content=")[^"]*/, (whole, start: string) =>
        description === undefined ? whole : start + escapeHtml(description),
      )
      .replace('</head>', () => `${head}</head>`)
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that cannot end the element it stands in, or begin another. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FIRST_VIEW_ELEMENT, type FirstViewData, type Rendered } from '@pailei/contracts/http/first-view';

import { readAssets, type Assets } from './assets.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { headTags, plainText, type DocumentHead } from './head-tags.ts';
import { classesInHtml, classesInScripts } from './shown-classes.ts';
import { createStyleSheets } from './style-sheets.ts';
import type { Entry } from './views.tsx';

export type PageContent = {
  entry: Entry;
  /** What the browser loads besides the entry: modules by path or file name. */
  modules: readonly string[];
  head: DocumentHead;
  html: string;
  data: FirstViewData;
};

export type FillDocument = (content: PageContent) => Rendered;

/** Puts rendered pages into the HTML entries of the browser's build in `folder`. */
export function documentsOf(folder: string): FillDocument {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const assetsOf = readAssets(folder);
  const sheets = createStyleSheets(read);
  const entries: Record<Entry, EntryDocument> = {
    'index.html': entryDocument(read('index.html')),
    'solo-match-view.html': entryDocument(read('solo-match-view.html')),
  };
  // the large ones take a moment, in which no page waits yet
  for (const { files } of Object.values(entries)) sheets.prepare(files.styles);
  /** By entry and modules: what of the sheets their scripts may show at any time. */
  const shownByScripts = new Map<string, ReadonlySet<string>>();

  function classesFor(name: string, files: readonly string[], scripts: readonly string[]): ReadonlySet<string> {
    const classes = shownByScripts.get(name) ?? classesInScripts(sheets.classesOf(files), scripts.map(read));
    shownByScripts.set(name, classes);
    return classes;
  }

  return ({ entry, modules, head, html, data }) => {
    const { text, files } = entries[entry];
    const assets = assetsOf(modules, text + files.styles.join(' '));
    const scripts = assets.scripts
      .map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`)
      .join('');
    const json = `<script type="application/json" id="${FIRST_VIEW_ELEMENT}">${escapeJson(data)}</script>`;
    const styleFiles = [...files.styles, ...assets.styles];
    const ofScripts = classesFor([entry, ...modules].join(' '), styleFiles, [...files.scripts, ...assets.scripts]);
    const classes = new Set([...ofScripts, ...classesInHtml(text), ...classesInHtml(html)]);
    const inside = styleFiles.map((file) => sheets.inline(file, classes));
    // by functions: a text may have a dollar sign in it
    const body = text
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(plainText(head.title))}</title>`)
      .replace(/<meta name="description"[^>]*>/, () => headTags(head))
      .replace('</head>', () => `${inside.map(({ tag }) => tag).join('')}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${json}`)
      .replace(SCRIPTS, () => SCRIPTS + scripts);
    return { body, sheets: inside.map(({ hash }) => hash) };
  };
}

type EntryDocument = { readonly text: string; readonly files: Assets };

/** An entry of the build without its style sheets, and with its scripts kept for later. */
export function entryDocument(document: string): EntryDocument {
  const styles = [...document.matchAll(SHEET_LINKS)].map(([, file = '']) => file);
  const scripts = [...document.matchAll(SCRIPT_FILES)].map(([, file = '']) => file);
  return { text: withScriptsLater(document.replace(SHEET_LINKS, '')), files: { styles, scripts } };
}

const SHEET_LINKS = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const SCRIPT_FILES = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g;

const MODULES = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

const SCRIPTS = '<template id="scripts">';

/** The page is there without its scripts: they are loaded when it is painted (`build/head-script.js`). */
export function withScriptsLater(document: string): string {
  const modules = (document.match(MODULES) ?? []).map((tag) => tag.trim());
  return document.replace(MODULES, '').replace('</body>', () => `${SCRIPTS}${modules.join('')}</template></body>`);
}

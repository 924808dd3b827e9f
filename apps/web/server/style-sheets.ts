import { createHash } from 'node:crypto';

import { escapeHtml } from './escape.ts';
import { readFirstSheet, type FirstSheet } from './first-sheet.ts';

/** A sheet as it stands in a page. */
type InlineSheet = { readonly tag: string; readonly hash: string };

type StyleSheets = {
  /** Reads them, so that nobody waits for it later. */
  prepare: (files: readonly string[]) => void;
  /** Every class that rules of these sheets need. */
  classesOf: (files: readonly string[]) => Iterable<string>;
  /** The sheet, as far as a page with these classes needs it. */
  inline: (file: string, classes: ReadonlySet<string>) => InlineSheet;
};

type Known = FirstSheet & { readonly whole: InlineSheet | null };

/**
 * The style sheets of the build, as they stand in pages, whose first paint waits for no other file then. Of the large ones a page has
 * what it needs, and loads the whole sheet when React has taken it over. A sheet that declares faces is whole. The scripts find both by
 * their addresses (`build/head-script.js`).
 */
export function createStyleSheets(read: (file: string) => string): StyleSheets {
  const known = new Map<string, Known>();
  function sheetOf(file: string): Known {
    const found = known.get(file);
    if (found) return found;
    const css = read(file);
    const sheet = {
      ...readFirstSheet(css),
      whole: css.includes('@font-face') ? inlineSheet(css, ` data-sheet="${escapeHtml(file)}"`) : null,
    };
    known.set(file, sheet);
    return sheet;
  }
  return {
    prepare(files) {
      for (const file of files) sheetOf(file);
    },
    classesOf: (files) => files.flatMap((file) => [...sheetOf(file).classes]),
    inline(file, classes) {
      const { whole, cut } = sheetOf(file);
      return whole ?? inlineSheet(cut(classes), ` data-part-of="${escapeHtml(file)}"`);
    },
  };
}

function inlineSheet(css: string, attribute: string): InlineSheet {
  const hash = createHash('sha256').update(css).digest('base64');
  return { tag: `<style${attribute}>${css}</style>`, hash: `sha256-${hash}` };
}

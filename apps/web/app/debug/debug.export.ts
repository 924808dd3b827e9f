import { statisticsOf, type DebugEntry } from './debug.entries.ts';

type Export = { entries: readonly DebugEntry[]; topics: readonly object[]; page: string; at: Date };

/** The log as JSON. `<` is escaped, so that the text can be pasted anywhere safely. */
export function exportText({ entries, topics, page, at }: Export): string {
  const content = { exported_at: at.toISOString(), page, statistics: statisticsOf(entries), topics, entries };
  return JSON.stringify(content, null, 2).replaceAll('<', String.raw`\u003c`);
}

/** Hands the text to the visitor as a file. */
export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

import { type ImportItem, previewImportBody } from '@pailei/contracts/decks/decks/decks.api';

export type ImportState = 'ok' | 'hint' | 'duplicate' | 'bad' | 'ask';
/** `key` stays with a deck while the text around it is edited. */
export type ImportRow = ImportItem & { key: string; state: ImportState; isChosen: boolean };

/** What the visitor chose otherwise than it was offered, by the rows' keys. */
export type Choices = Readonly<Record<string, boolean>>;
/** The chosen classes of decks whose class is not known otherwise, by the rows' keys. */
export type Classes = Readonly<Record<string, string>>;

/**
 * The entries of a paste as they are offered: what can be imported is chosen, what is there already is not, and what
 * still needs its class can't be.
 */
export function importRows(items: readonly ImportItem[], choices: Choices, classes: Classes = {}): ImportRow[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const nth = seen.get(item.code) ?? 0;
    seen.set(item.code, nth + 1);
    const key = `${item.code}#${nth}`;
    const state = stateOf(item);
    const heroClass = classes[key] ?? item.class;
    const mayChoose = state !== 'bad' && heroClass !== null;
    const isChosen = mayChoose && (choices[key] ?? state !== 'duplicate');
    return { ...item, class: heroClass, key, state, isChosen };
  });
}

function stateOf({ error, class: heroClass, duplicate_of, problems }: ImportItem): ImportState {
  if (error !== null) return 'bad';
  if (heroClass === null) return 'ask';
  if (duplicate_of !== null) return 'duplicate';
  return problems.length > 0 ? 'hint' : 'ok';
}

/** 「3 副可导入 · 1 副重复 · 1 项无效」 */
export function countText(rows: readonly ImportRow[]): string {
  const count = (...states: ImportState[]) => rows.filter(({ state }) => states.includes(state)).length;
  const withoutClass = rows.filter(({ state, class: heroClass }) => state === 'ask' && heroClass === null).length;
  const good = count('ok', 'hint', 'ask') - withoutClass;
  const [known, bad] = [count('duplicate'), count('bad')];
  const parts = [
    (good > 0 || rows.length === 0) && `${good} 副可导入`,
    withoutClass > 0 && `${withoutClass} 副待选职业`,
    known > 0 && `${known} 副重复`,
    bad > 0 && `${bad} 项无效`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Where a line of the text begins and ends, counted from 1, as a text area selects it. */
export function lineSpan(text: string, line: number): [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

/** Why a text can't be sent, with the server's own message; null when it can. */
export function textProblem(text: string): string | null {
  const { error } = previewImportBody.safeParse({ text });
  return error?.issues[0]?.message ?? null;
}

/** What stays of a text whose decks were imported: what could not be read, and what was beyond the entries of one paste. */
export function restOfText(text: string, items: readonly ImportItem[], leftOver: number): string {
  const bad = items.filter(({ error }) => error !== null).map(({ code }) => code);
  return [...bad, leftOver > 0 ? behindLast(text, items) : ''].filter((part) => part !== '').join('\n');
}

function behindLast(text: string, items: readonly ImportItem[]): string {
  const last = items.at(-1);
  if (!last) return text;
  const [start, end] = lineSpan(text, last.line);
  const at = text.indexOf(last.code, start);
  return text.slice(at === -1 ? end : at + last.code.length).trim();
}

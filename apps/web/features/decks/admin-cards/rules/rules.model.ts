import { foldNumber } from '@pailei/domain/typed-text/width';
import type { DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';

export type Rules = DeckRulesView['rules'];
export type DeckClass = Rules['classes'][number];
export type DeckFormat = Rules['formats'][number];
export type RulesPart = 'classes' | 'formats';
export type Entry<P extends RulesPart> = Rules[P][number];

/** The rules with an entry in the place of the one that was called `id`, or as the last one. */
export function withEntry<P extends RulesPart>(rules: Rules, part: P, id: string | null, entry: Entry<P>): Rules {
  const entries: readonly Entry<P>[] = rules[part];
  const place = placeOf(rules, part, id);
  return { ...rules, [part]: place < entries.length ? entries.with(place, entry) : [...entries, entry] };
}

export function withoutEntry(rules: Rules, part: RulesPart, id: string): Rules {
  return { ...rules, [part]: rules[part].filter((entry) => entry.id !== id) };
}

/** The index of an entry, or of a new one. */
export function placeOf(rules: Rules, part: RulesPart, id: string | null): number {
  const place = rules[part].findIndex((entry) => entry.id === id);
  return place < 0 ? rules[part].length : place;
}

/**
 * The errors of the fields of one entry, of all that were found in the rules; what concerns none of its fields stands at
 * `root`. An entry further down that repeats this one is this one's error.
 */
export function errorsOfEntry(errors: FieldErrors, part: RulesPart, place: number): FieldErrors {
  const found = Object.entries(errors).map(([field, text]) => [field.replace(/^rules\./, ''), text] as const);
  const prefix = `${part}.${place}.`;
  const own = found.flatMap(([field, text]) =>
    field.startsWith(prefix) ? [[fieldOf(field.slice(prefix.length)), text] as const] : [],
  );
  if (own.length > 0) return Object.fromEntries(own);
  const [first] = found;
  if (!first) return {};
  const [field, text] = first;
  const entryPrefix = new RegExp(`^${part}\\.\\d+\\.`);
  return entryPrefix.test(field)
    ? { [fieldOf(field.replace(entryPrefix, ''))]: text.replace('前面', '后面') }
    : { root: text };
}

/** An error inside of a list belongs to the list's field. */
const fieldOf = (path: string): string => path.split('.')[0] ?? path;

/** Card numbers as they are typed: parted by anything that is no digit. */
export function numbersOf(text: string): number[] {
  return [...new Set((foldNumber(text).match(/\d+/g) ?? []).map(Number))];
}

/** The value of a number field; null where it is not a number. */
export function numberOf(text: string): number | null {
  const typed = foldNumber(text);
  return /^\d{1,10}$/.test(typed) ? Number(typed) : null;
}

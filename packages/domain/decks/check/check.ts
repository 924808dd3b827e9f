import type { CardFacts } from '../card.ts';
import type { DeckContent, DeckCard } from '../deck-content.ts';
import { deckLimitsOf, type DeckFormatRules, type DeckLimits, type DeckRules } from '../deck-rules.ts';

export const DECK_PROBLEMS = [
  'class_unknown',
  'format_unknown',
  'format_wrong',
  'size_wrong',
  'too_many_copies',
  'too_many_legendary',
  'class_wrong',
  'card_banned',
  'card_not_in_format',
  'sideboard_owner_missing',
  'card_unknown',
] as const;
export type DeckProblemCode = (typeof DECK_PROBLEMS)[number];

/**
 * What is not as the rules want it. `dbf_ids` are the cards that it is about; `count` is what the deck has
 * (cards, or copies of the card that has most), `limit` what it should have, where a number says it.
 */
export type DeckProblem = {
  code: DeckProblemCode;
  /** A deck with an error can't be entered anywhere; a warning is only shown. */
  severity: 'error' | 'warning';
  dbf_ids: number[];
  count: number | null;
  limit: number | null;
};

/** What an event asks of decks beyond the rules. */
export type EventDeckRules = {
  /** Id of the format that is played; null: any. */
  format: string | null;
  banned_cards: readonly number[];
};

export type CardCatalogue = ReadonlyMap<number, CardFacts>;

/** Cards of no class may be in every deck. */
export const NEUTRAL = 'NEUTRAL';

type Entry = DeckCard & { facts: CardFacts | undefined };

/**
 * Everything that is wrong with a deck, worst first. Cards that the catalogue does not know are counted and reported,
 * never held against the deck. Cards that have left the format are a warning, and an error where an event asks.
 */
export function checkDeck(
  deck: DeckContent,
  rules: DeckRules,
  cards: CardCatalogue,
  event?: EventDeckRules,
): DeckProblem[] {
  const main = entriesOf(deck.cards, cards);
  const beside = entriesOf(deck.sideboard, cards);
  const all = [...main, ...beside];
  const format = formatPlayed(deck, rules, event);
  const limits = deckLimitsOf(rules, format?.id ?? deck.format, deck.cards);
  const problems = [
    ...identityProblems(deck, rules, event),
    sizeProblem(deck, limits),
    copiesProblem([main, beside], limits),
    legendaryProblem([main, beside], limits),
    classProblem(deck, rules, all),
    about('card_banned', all, ({ dbf_id }) => isBanned(dbf_id, format, event)),
    notInFormat(all, format, event !== undefined),
    ownerProblem(deck),
    unknownProblem(all),
  ].filter((found) => found !== null);
  return problems.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
}

/** Whether a deck may be entered where these problems were looked for. */
export function isLegal(problems: readonly DeckProblem[]): boolean {
  return problems.every(({ severity }) => severity === 'warning');
}

function problem(code: DeckProblemCode, more: Partial<DeckProblem> = {}): DeckProblem {
  return { code, severity: 'error', dbf_ids: [], count: null, limit: null, ...more };
}

function entriesOf(cards: readonly DeckCard[], catalogue: CardCatalogue): Entry[] {
  return cards.map(({ dbf_id, count }) => ({ dbf_id, count, facts: catalogue.get(dbf_id) }));
}

function about(
  code: DeckProblemCode,
  entries: readonly Entry[],
  isMeant: (entry: Entry) => boolean,
): DeckProblem | null {
  const dbf_ids = numbersOf(entries.filter(isMeant));
  return dbf_ids.length === 0 ? null : problem(code, { dbf_ids });
}

function numbersOf(entries: readonly { dbf_id: number }[]): number[] {
  return [...new Set(entries.map(({ dbf_id }) => dbf_id))];
}

/** The limits of an event's format count, whatever the deck says it is. */
function formatPlayed(deck: DeckContent, rules: DeckRules, event: EventDeckRules | undefined) {
  const id = event?.format ?? deck.format;
  return rules.formats.find((known) => known.id === id);
}

function identityProblems(deck: DeckContent, rules: DeckRules, event: EventDeckRules | undefined): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const own = rules.formats.find((known) => known.id === deck.format);
  const played = formatPlayed(deck, rules, event);
  if (!rules.classes.some((known) => known.id === deck.class)) problems.push(problem('class_unknown'));
  if (!own || !played) problems.push(problem('format_unknown'));
  else if (own.id !== played.id) problems.push(problem('format_wrong'));
  return problems;
}

function sizeProblem(deck: DeckContent, { deck_size: limit }: DeckLimits): DeckProblem | null {
  const count = deck.cards.reduce((sum, card) => sum + card.count, 0);
  return limit === null || count === limit ? null : problem('size_wrong', { count, limit });
}

/** Deck and sideboard are counted apart. Printings of one card (of the same name) are counted together. */
function copiesProblem(parts: readonly Entry[][], { copy_limit }: DeckLimits): DeckProblem | null {
  return overProblem('too_many_copies', parts, copy_limit);
}

function legendaryProblem(parts: readonly Entry[][], { legendary_limit, copy_limit }: DeckLimits): DeckProblem | null {
  const legendary = parts.map((entries) => entries.filter(({ facts }) => facts?.rarity === 'LEGENDARY'));
  return legendary_limit < copy_limit ? overProblem('too_many_legendary', legendary, legendary_limit) : null;
}

function overProblem(code: DeckProblemCode, parts: readonly Entry[][], limit: number): DeckProblem | null {
  const groups = parts.flatMap((entries) => [
    ...Map.groupBy(entries, ({ dbf_id, facts }) => facts?.name ?? dbf_id).values(),
  ]);
  const over = groups
    .map((entries) => ({ entries, count: entries.reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ count }) => count > limit);
  if (over.length === 0) return null;
  const count = Math.max(...over.map((group) => group.count));
  return problem(code, { dbf_ids: numbersOf(over.flatMap(({ entries }) => entries)), count, limit });
}

function classProblem(deck: DeckContent, rules: DeckRules, entries: readonly Entry[]): DeckProblem | null {
  const own = rules.classes.find((known) => known.id === deck.class)?.card_class;
  if (own === undefined) return null;
  return about('class_wrong', entries, ({ facts }) => facts !== undefined && !isOfClass(facts, own));
}

/** Whether a deck of this class (as the catalogue writes it) may hold the card. */
export function isOfClass({ card_class, classes }: Pick<CardFacts, 'card_class' | 'classes'>, own: string): boolean {
  return card_class === NEUTRAL || card_class === own || classes.includes(own) || classes.includes(NEUTRAL);
}

function isBanned(dbfId: number, format: DeckFormatRules | undefined, event: EventDeckRules | undefined): boolean {
  return (format?.banned_cards.includes(dbfId) ?? false) || (event?.banned_cards.includes(dbfId) ?? false);
}

function notInFormat(
  entries: readonly Entry[],
  format: DeckFormatRules | undefined,
  isForEvent: boolean,
): DeckProblem | null {
  const sets = format?.sets ?? null;
  if (sets === null) return null;
  const found = about('card_not_in_format', entries, ({ facts }) => facts !== undefined && !sets.includes(facts.set));
  return found && { ...found, severity: isForEvent ? 'error' : 'warning' };
}

function ownerProblem({ cards, sideboard }: DeckContent): DeckProblem | null {
  const numbers = new Set(cards.map(({ dbf_id }) => dbf_id));
  const orphans = sideboard.filter(({ owner_dbf_id }) => !numbers.has(owner_dbf_id));
  return orphans.length === 0 ? null : problem('sideboard_owner_missing', { dbf_ids: numbersOf(orphans) });
}

function unknownProblem(entries: readonly Entry[]): DeckProblem | null {
  const unknown = entries.filter(({ facts }) => facts === undefined);
  if (unknown.length === 0) return null;
  const count = unknown.reduce((sum, entry) => sum + entry.count, 0);
  return problem('card_unknown', { severity: 'warning', dbf_ids: numbersOf(unknown), count });
}

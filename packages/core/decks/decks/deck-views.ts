import type { Deck, DeckCardView, DeckSummary, DeckVersion } from '@pailei/contracts/decks/decks/decks.api';
import type { DeckVersionRow } from '@pailei/db/schema/decks';
import { checkDeck, type CardCatalogue } from '@pailei/domain/decks/check/check';
import { compareCards } from '@pailei/domain/decks/card-order';
import { deckDiff } from '@pailei/domain/decks/check/diff';
import { deckSummaryOf } from '@pailei/domain/decks/summary';
import type { DeckCard, DeckContent } from '@pailei/domain/decks/deck-content';
import type { DeckRules } from '@pailei/domain/decks/deck-rules';
import type { DeckUsage } from './deck-usage.ts';
import type { OwnedDeck } from './decks.repository.ts';

/** What decks are read by. */
export type Library = { rules: DeckRules; cards: CardCatalogue };

/** Decks of each class, most first. */
export function countsByClass(decks: readonly Pick<DeckContent, 'class'>[]): { class: string; count: number }[] {
  return [...Map.groupBy(decks, (deck) => deck.class)]
    .map(([id, { length }]) => ({ class: id, count: length }))
    .toSorted((a, b) => b.count - a.count || (a.class < b.class ? -1 : 1));
}

/** What the rules and the catalogue say of a list. */
export function decklistFacts(list: DeckContent, { rules, cards }: Library) {
  const { card_count, unknown_count, curve } = deckSummaryOf(list, cards);
  return { card_count, unknown_count, curve, problems: checkDeck(list, rules, cards) };
}

export function deckSummary(row: OwnedDeck, library: Library, { games, locked_in }: DeckUsage): DeckSummary {
  const { id, name, class: heroClass, format, code, archetype, visibility, version, created_at, updated_at } = row;
  return {
    id,
    name,
    class: heroClass,
    format,
    code,
    archetype,
    visibility,
    version,
    created_at,
    updated_at,
    ...decklistFacts(row, library),
    games,
    locked_in,
  };
}

export function deckView(row: OwnedDeck, library: Library, usage: DeckUsage, isMine: boolean): Deck {
  const { matchups, game_seconds, used_in } = usage;
  return {
    ...deckSummary(row, library, usage),
    owner: { id: row.account_id, username: row.username },
    is_mine: isMine,
    note: row.note,
    ...cardViews(row, library),
    matchups,
    game_seconds,
    used_in,
  };
}

/** Deck and sideboard card by card, as the game lists them. */
export function cardViews(
  { cards, sideboard }: Pick<DeckContent, 'cards' | 'sideboard'>,
  { cards: catalogue }: Pick<Library, 'cards'>,
): Pick<Deck, 'cards' | 'sideboard'> {
  return {
    cards: cards.map((card) => cardView(card, catalogue)).toSorted(compareCards),
    sideboard: sideboard.map((card) => cardView(card, catalogue)).toSorted(compareCards),
  };
}

function cardView(entry: DeckCard & { owner_dbf_id?: number }, cards: CardCatalogue): DeckCardView {
  const card = cards.get(entry.dbf_id);
  return {
    dbf_id: entry.dbf_id,
    count: entry.count,
    owner_dbf_id: entry.owner_dbf_id ?? null,
    name: card?.name ?? null,
    cost: card?.cost ?? null,
    rarity: card?.rarity ?? null,
    type: card?.type ?? null,
    card_class: card?.card_class ?? null,
    set: card?.set ?? null,
  };
}

/** `versions` newest first, as they are shown. */
export function versionViews(versions: readonly DeckVersionRow[], cards: CardCatalogue): DeckVersion[] {
  return versions.map((version, index) => {
    const before = versions[index + 1];
    const changes = before ? deckDiff(allCards(before), allCards(version)) : [];
    const named = changes.map(({ dbf_id, change }) => {
      const card = cards.get(dbf_id);
      return { dbf_id, change, name: card?.name ?? null, cost: card?.cost ?? null };
    });
    const { number, name, code, created_at } = version;
    return { number, name, code, created_at, changes: named.toSorted(compareCards) };
  });
}

/** Deck and sideboard together: a card that only moved between them has not changed. */
export function allCards({ cards, sideboard }: Pick<DeckContent, 'cards' | 'sideboard'>): DeckCard[] {
  return [...cards, ...sideboard];
}

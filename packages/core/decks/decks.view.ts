import type { Deck, DeckCardView, DeckSummary, DeckVersion } from '@pailei/contracts/decks';
import type { DeckVersionRow } from '@pailei/db/schema/decks';
import { checkDeck, deckDiff, deckSummaryOf } from '@pailei/domain/decks';
import type { CardCatalogue, DeckCard, DeckContent, DeckRules } from '@pailei/domain/decks';
import type { DeckUsage } from './deck-usage.ts';
import type { OwnedDeck } from './decks.repository.ts';

/** What decks are read by. */
export type Library = { rules: DeckRules; cards: CardCatalogue };

/** What the rules and the catalogue say of a list. */
export function listFacts(list: DeckContent, { rules, cards }: Library) {
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
    ...listFacts(row, library),
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
    cards: inOrder(cards.map((card) => cardView(card, catalogue))),
    sideboard: inOrder(sideboard.map((card) => cardView(card, catalogue))),
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

type Shown = { dbf_id: number; cost: number | null; name: string | null };

const chinese = new Intl.Collator('zh-CN');

/** As the game lists a deck: by mana, then name; cards without a name last, by number. */
function inOrder<Card extends Shown>(cards: readonly Card[]): Card[] {
  const cost = (card: Card) => card.cost ?? Number.MAX_SAFE_INTEGER;
  return cards.toSorted(
    (a, b) => cost(a) - cost(b) || chinese.compare(a.name ?? '', b.name ?? '') || a.dbf_id - b.dbf_id,
  );
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
    return { number, name, code, created_at, changes: inOrder(named) };
  });
}

/** Deck and sideboard together: a card that only moved between them has not changed. */
export function allCards({ cards, sideboard }: Pick<DeckContent, 'cards' | 'sideboard'>): DeckCard[] {
  return [...cards, ...sideboard];
}

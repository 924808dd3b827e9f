import type { CardRarity } from './card.ts';
import { NEUTRAL, type CardCatalogue } from './check/check.ts';
import type { DeckContent } from './deck-content.ts';
import { CRAFTING_COST } from './hearthstone.ts';

/** Mana 0, 1 … 6, and 7 or more. */
export const CURVE_COLUMNS = 8;

/** Statistics of a deck without its sideboard. Cards that the catalogue does not know are in `card_count` and `unknown_count` only. */
export type DeckStatistics = {
  card_count: number;
  unknown_count: number;
  /** Cards by mana: `CURVE_COLUMNS` numbers. */
  curve: number[];
  /** Mean mana, or null where no card is known. */
  average_cost: number | null;
  by_rarity: Partial<Record<CardRarity, number>>;
  by_type: Record<string, number>;
  /** Cards of the deck's class (cards of several classes included), and of none. */
  class_count: number;
  neutral_count: number;
  /** What it costs to craft it all. */
  dust: number;
};

export function deckSummaryOf(deck: Pick<DeckContent, 'cards'>, cards: CardCatalogue): DeckStatistics {
  const statistics: DeckStatistics = {
    card_count: 0,
    unknown_count: 0,
    curve: Array.from({ length: CURVE_COLUMNS }, () => 0),
    average_cost: null,
    by_rarity: {},
    by_type: {},
    class_count: 0,
    neutral_count: 0,
    dust: 0,
  };
  let mana = 0;
  for (const { dbf_id, count } of deck.cards) {
    statistics.card_count += count;
    const card = cards.get(dbf_id);
    if (!card) {
      statistics.unknown_count += count;
      continue;
    }
    const column = curveColumn(card.cost);
    statistics.curve[column] = (statistics.curve[column] ?? 0) + count;
    statistics.by_rarity[card.rarity] = (statistics.by_rarity[card.rarity] ?? 0) + count;
    statistics.by_type[card.type] = (statistics.by_type[card.type] ?? 0) + count;
    statistics[card.card_class === NEUTRAL ? 'neutral_count' : 'class_count'] += count;
    statistics.dust += CRAFTING_COST[card.rarity] * count;
    mana += card.cost * count;
  }
  const known = statistics.card_count - statistics.unknown_count;
  return { ...statistics, average_cost: known === 0 ? null : mana / known };
}

/** The column of the mana curve in which a card of this cost stands. */
export function curveColumn(cost: number): number {
  return Math.min(Math.max(cost, 0), CURVE_COLUMNS - 1);
}

import type { Deck, DeckCardView } from '@pailei/contracts/decks/decks/decks.api';
import type { DeckRulesSummary } from '@pailei/contracts/site/deck-rules/deck-rules';
import { CARD_RARITIES } from '@pailei/domain/decks/card';
import { className } from '@pailei/domain/decks/deck-rules';
import { compareCards } from '@pailei/domain/decks/card-order';
import { NEUTRAL } from '@pailei/domain/decks/check/check';
import type { DeckStatistics } from '@pailei/domain/decks/summary';

import { twoDigits } from '../../../../shared/ui/time/two-digits.ts';
import { RARITY_NAMES } from '../../../../shared/decks/deck-statistics.ts';
import { cardNumber } from '../../../../shared/decks/deck-labels.ts';

/** 「法师 18 · 中立 12」; nothing where no card is known. */
export function compositionText(
  { class_count, neutral_count }: Pick<DeckStatistics, 'class_count' | 'neutral_count'>,
  heroClass: string,
  rules: DeckRulesSummary,
): string {
  const parts = [
    class_count > 0 && `${className(rules, heroClass)} ${class_count}`,
    neutral_count > 0 && `中立 ${neutral_count}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

export const CARD_ORDERS = ['cost', 'class', 'rarity'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];
export const CARD_ORDER_NAMES: Readonly<Record<CardOrder, string>> = {
  cost: '按费用',
  class: '按职业',
  rarity: '按稀有度',
};

/** `title` is null where the order has no groups. */
export type CardGroup = { title: string | null; cards: DeckCardView[] };

/** A deck's cards in the visitor's sort order; within a group always by mana. */
export function cardGroups(cards: readonly DeckCardView[], order: CardOrder, ownClass: string): CardGroup[] {
  const sorted = cards.toSorted(compareCards);
  switch (order) {
    case 'cost':
      return [{ title: null, cards: sorted }];
    case 'class':
      return grouped(sorted, [ownClass, NEUTRAL_NAME], ({ card_class }) => classTitle(card_class, ownClass));
    case 'rarity':
      return grouped(sorted, RAREST_FIRST, ({ rarity }) => (rarity === null ? UNKNOWN : RARITY_NAMES[rarity]));
    default:
      return order satisfies never;
  }
}

const UNKNOWN = '未知';
const NEUTRAL_NAME = '中立';
const RAREST_FIRST = CARD_RARITIES.map((rarity) => RARITY_NAMES[rarity]).toReversed();

/** A card of another class has no place in the deck; it is among the deck's own, marked as wrong. */
function classTitle(cardClass: string | null, ownClass: string): string {
  if (cardClass === null) return UNKNOWN;
  return cardClass === NEUTRAL ? NEUTRAL_NAME : ownClass;
}

function grouped(
  cards: readonly DeckCardView[],
  titles: readonly string[],
  titleOf: (card: DeckCardView) => string,
): CardGroup[] {
  return [...titles, UNKNOWN]
    .map((title) => ({ title, cards: cards.filter((card) => titleOf(card) === title) }))
    .filter((group) => group.cards.length > 0);
}

/** The sideboards, each with the card that it belongs to, by number where the catalogue does not know it. */
export function sideboards({
  cards,
  sideboard,
}: Pick<Deck, 'cards' | 'sideboard'>): { owner: string; cards: DeckCardView[] }[] {
  const owners = [...new Set(sideboard.map(({ owner_dbf_id }) => owner_dbf_id))];
  return owners.map((ownerId) => ({
    owner: cards.find(({ dbf_id }) => dbf_id === ownerId)?.name ?? cardNumber(ownerId ?? 0),
    cards: sideboard.filter(({ owner_dbf_id }) => owner_dbf_id === ownerId).toSorted(compareCards),
  }));
}

/** `7:12` */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
}

/** How far a rate reaches from the middle of its bar, in percent of the bar; to the right when more was won than lost. */
export function barOf({ wins, losses }: { wins: number; losses: number }): { isWinning: boolean; width: number } {
  const rate = wins / (wins + losses);
  return { isWinning: rate >= 0.5, width: Math.abs(rate - 0.5) * 100 };
}

/** `+2`, `−1` */
export const changeText = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

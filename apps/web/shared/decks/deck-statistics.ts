import type { DeckCardView } from '@pailei/contracts/decks/decks/decks.api';
import { curveColumn, CURVE_COLUMNS, deckSummaryOf, type DeckStatistics } from '@pailei/domain/decks/summary';
import type { CardFacts } from '@pailei/domain/decks/card';

/** The facts of a card in a deck that the statistics need; null where the catalogue does not know it. */
export type StatisticsCard = Pick<
  DeckCardView,
  'dbf_id' | 'count' | 'name' | 'cost' | 'rarity' | 'type' | 'card_class' | 'set'
>;

/** Copies of these cards together. */
export const copiesIn = (cards: readonly { count: number }[]): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

export function deckStatistics(cards: readonly StatisticsCard[]): DeckStatistics {
  const facts = new Map(cards.flatMap((card) => factsOf(card) ?? []).map((card) => [card.dbf_id, card]));
  return deckSummaryOf({ cards }, facts);
}

function factsOf({ dbf_id, name, cost, rarity, type, card_class, set }: StatisticsCard): CardFacts | null {
  if (name === null || cost === null || rarity === null || type === null || card_class === null) return null;
  return { dbf_id, name, cost, rarity, type, card_class, classes: [card_class], set: set ?? '' };
}

/** One column of the mana curve: minions, and everything else. */
export type CurveColumn = { label: string; minions: number; others: number };

/** The mana curve by kind. A column of 0 is left out where no card is free. */
export function curveColumns(cards: readonly StatisticsCard[]): CurveColumn[] {
  const columns = Array.from({ length: CURVE_COLUMNS }, (_, cost) => ({
    label: cost === CURVE_COLUMNS - 1 ? `${cost}+` : `${cost}`,
    minions: 0,
    others: 0,
  }));
  for (const { cost, type, count } of cards) {
    const column = cost === null ? undefined : columns[curveColumn(cost)];
    if (column) column[type === 'MINION' ? 'minions' : 'others'] += count;
  }
  const [free] = columns;
  return free && free.minions + free.others === 0 ? columns.slice(1) : columns;
}

/** 「1 费 6 张，2 费 7 张」: the curve for those who don't see it. */
export function curveText(columns: readonly CurveColumn[]): string {
  const parts = columns
    .map(({ label, minions, others }) => ({
      label: label.replace('+', ' 费以上').replace(/\d$/, '$& 费'),
      count: minions + others,
    }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label} ${count} 张`);
  return `费用曲线：${parts.length === 0 ? '没有卡牌' : parts.join('，')}`;
}

export const TYPE_NAMES: Readonly<Record<string, string>> = {
  MINION: '随从',
  SPELL: '法术',
  WEAPON: '武器',
  HERO: '英雄牌',
  LOCATION: '地标',
};

export const typeName = (type: string): string => TYPE_NAMES[type] ?? '其他';

/** The kinds of cards but minions by their number: 「法术 15 · 武器 2」. */
export function otherTypesText(byType: Readonly<Record<string, number>>): string {
  return Object.entries(byType)
    .filter(([type]) => type !== 'MINION')
    .toSorted(([, a], [, b]) => b - a)
    .map(([type, count]) => `${typeName(type)} ${count}`)
    .join(' · ');
}

export const RARITY_NAMES = { FREE: '基本', COMMON: '普通', RARE: '稀有', EPIC: '史诗', LEGENDARY: '传说' } as const;

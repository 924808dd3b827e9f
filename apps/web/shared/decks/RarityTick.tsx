import type { CardRarity } from '@pailei/domain/decks/card';

import { cx } from '../ui/layout/cx.ts';

const COLORS: Readonly<Record<CardRarity, string>> = {
  FREE: 'bg-line-control',
  COMMON: 'bg-line-control',
  RARE: 'bg-qing-bright',
  EPIC: 'bg-[#9a6bd0]',
  LEGENDARY: 'bg-jin-fill',
};

/** A rarity as a short stroke; null for a card that the catalogue does not have. */
export function RarityTick({ rarity, className }: { rarity: CardRarity | null; className?: string }) {
  return <i className={cx('h-2.5 w-[3px] rounded-[1px]', COLORS[rarity ?? 'COMMON'], className)} aria-hidden="true" />;
}

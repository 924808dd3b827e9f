import type { CardRarity } from '@pailei/domain/decks/card';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from '../ui/layout/cx.ts';
import { RARITY_NAMES } from './deck-statistics.ts';
import { cardNumber } from './deck-labels.ts';
import { RarityTick } from './RarityTick.tsx';

export type RowCard = {
  dbf_id: number;
  /** 0: the copies are not shown. */
  count: number;
  name: string | null;
  cost: number | null;
  rarity: CardRarity | null;
};

type CardRowProps = {
  card: RowCard;
  /** It breaks a rule: banned, out of the format, too many. */
  isWrong?: boolean;
  /** Stands behind the number of copies. */
  children?: ReactNode;
};

/** `touch` has room for its own controls. */
export type CardRowSize = 'list' | 'touch';

const HEIGHTS: Record<CardRowSize, string> = { list: 'h-9', touch: 'h-10 max-tablet:h-12' };

/** The line itself, which is the list's. */
export function cardRowClass(size: CardRowSize = 'list'): string {
  return cx('group relative flex items-center border-b border-b-line-1', HEIGHTS[size]);
}

/** The inside of a card's line in a deck: mana, name, copies. */
export function CardRow({ card: { dbf_id, count, name, cost, rarity }, isWrong = false, children }: CardRowProps) {
  const isLegendary = rarity === 'LEGENDARY';
  return (
    <>
      <RarityTick rarity={rarity} className="absolute top-[13px] -left-2.5" />
      <span
        className="mr-3.5 grid size-6.5 flex-none place-items-center rounded-seal bg-qing-wash font-num text-16 font-semibold text-qing-text"
        aria-label={cost === null ? '费用未知' : `${cost} 费`}
        role="img"
      >
        {cost ?? '?'}
      </span>
      <span className={cx('min-w-0 flex-1 truncate', isWrong ? 'text-yan-text' : isLegendary && 'text-jin-text')}>
        {name ?? <UnknownName dbfId={dbf_id} />}
      </span>
      {rarity && <span className="sr-only">{RARITY_NAMES[rarity]}</span>}
      {count > 0 && (
        <span
          className={cx(
            'ml-2.5 min-w-5 flex-none text-right font-num text-16 font-semibold',
            isLegendary ? 'text-jin-text' : 'text-text-2',
          )}
        >
          {isLegendary && count === 1 ? (
            <Star size={14} className="ml-auto" aria-label="1 张" role="img" />
          ) : (
            <Copies count={count} />
          )}
        </span>
      )}
      {children}
    </>
  );
}

function UnknownName({ dbfId }: { dbfId: number }) {
  return <span className="text-text-3">未知卡牌 {cardNumber(dbfId)}</span>;
}

/** A single copy is not written. */
function Copies({ count }: { count: number }) {
  return count > 1 && `×${count}`;
}
